<%@ WebService Language="C#" Class="Authentication" %>
