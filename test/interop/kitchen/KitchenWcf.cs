// Takes what is given and gives it back over WCF, with a contract written by hand: `kitchen.exe ADDRESS`. Bodies are messages whose
// content XmlSerializer reads and writes, by the types of wsdl.exe: Mono does not heed XmlSerializerFormat for them. The header and the fault are data contracts.
using System;
using System.Runtime.Serialization;
using System.ServiceModel;
using System.ServiceModel.Channels;
using System.Text;
using System.Xml;
using System.Xml.Serialization;

[ServiceContract(Namespace = "urn:example:kitchen")]
public interface IKitchen
{
    [OperationContract(Action = "urn:example:kitchen/give", ReplyAction = "*")]
    Message give(Message request);

    [OperationContract(Action = "urn:example:kitchen/take", ReplyAction = "*")]
    Message take(Message request);

    [OperationContract(Action = "urn:example:kitchen/refuse", ReplyAction = "*")]
    [FaultContract(typeof(Spoiled))]
    void refuse();
}

// A wrapper element with, perhaps, a value in it.
class Wrapped : BodyWriter
{
    static readonly XmlSerializer serializer = new XmlSerializer(typeof(Soap.Everything), new XmlRootAttribute("everything") { Namespace = "urn:example:kitchen" });
    readonly string name;
    readonly Soap.Everything value;

    public Wrapped(string name, Soap.Everything value) : base(true)
    {
        this.name = name;
        this.value = value;
    }

    protected override void OnWriteBodyContents(XmlDictionaryWriter writer)
    {
        writer.WriteStartElement(name, "urn:example:kitchen");
        if (value != null) serializer.Serialize(writer, value);
        writer.WriteEndElement();
    }

    public static Soap.Everything Read(Message message)
    {
        var reader = message.GetReaderAtBodyContents();
        reader.ReadStartElement("giveResponse", "urn:example:kitchen");
        return (Soap.Everything)serializer.Deserialize(reader);
    }
}

[DataContract(Namespace = "urn:example:kitchen")]
public class Ticket
{
    [DataMember] public string number;
}

[DataContract(Name = "spoiled", Namespace = "urn:example:kitchen")]
public class Spoiled
{
    [DataMember] public int count;
    [DataMember] public string ticket;
}

static class KitchenWcf
{
    static void Main(string[] arguments)
    {
        Say("soap11", new BasicHttpBinding(), arguments[0]);
        var text = new TextMessageEncodingBindingElement(MessageVersion.Soap12, Encoding.UTF8);
        Say("soap12", new CustomBinding(text, new HttpTransportBindingElement()), arguments[0]);
    }

    static void Say(string form, Binding binding, string address)
    {
        string told;
        try
        {
            var port = new ChannelFactory<IKitchen>(binding, new EndpointAddress(address)).CreateChannel();
            var version = binding.MessageVersion;
            var given = port.give(Message.CreateMessage(version, "urn:example:kitchen/give", new Wrapped("give", null)));
            var taken = port.take(Message.CreateMessage(version, "urn:example:kitchen/take", new Wrapped("take", Wrapped.Read(given))));
            var answer = taken.GetReaderAtBodyContents();
            answer.ReadStartElement("takeResponse", "urn:example:kitchen");
            told = answer.ReadElementContentAsString() + Refusal(port);
        }
        catch (Exception error) { told = error.ToString().Replace("\n", " "); }
        Console.WriteLine(form + "\t" + told);
    }

    // The empty string when the declared fault brings back what the header took there.
    static string Refusal(IKitchen port)
    {
        using (new OperationContextScope((IContextChannel)port))
        {
            var ticket = new Ticket { number = "T-1 & 2" };
            OperationContext.Current.OutgoingMessageHeaders.Add(MessageHeader.CreateHeader("ticket", "urn:example:kitchen", ticket));
            try { port.refuse(); }
            catch (FaultException<Spoiled> fault)
            {
                var told = fault.Message + " " + fault.Detail.count + " " + fault.Detail.ticket;
                return told == "all spoiled 42 T-1 & 2" ? "" : told;
            }
            return "nothing was refused";
        }
    }
}
