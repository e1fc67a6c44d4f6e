import { load } from 'soapwright';

/** The operations of a contract, by service. */
export function listOperations(wsdl: string): Record<string, string[]> {
  const { model, diagnostics } = load(wsdl);
  if (!model) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return Object.fromEntries(
    model.services.map((service) => [service.name.localName, service.operations.map(({ name }) => name)]),
  );
}
