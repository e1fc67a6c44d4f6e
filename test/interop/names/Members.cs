// Prints every public type of an assembly with its own public members, as C# callers see them.
using System;
using System.Linq;
using System.Reflection;

static class Members
{
    const BindingFlags own = BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    static void Main(string[] arguments)
    {
        foreach (var type in Assembly.LoadFrom(arguments[0]).GetExportedTypes())
        {
            Console.WriteLine(type + " : " + type.BaseType);
            foreach (var member in type.GetMembers(own)) Console.WriteLine(type + " " + member.MemberType + " " + Shown(member));
        }
    }

    static string Shown(MemberInfo member)
    {
        var method = member as MethodBase;
        if (method == null) return member.ToString();
        return member + " " + string.Join(", ", method.GetParameters().Select(parameter => parameter.Name));
    }
}
