<%@ WebService Language="C#" Class="Desk" %>
