import { check } from 'soapwright';

/** One line per generated file that is not what the contract generates now. */
export function staleFiles(wsdl: string, out: string): string[] {
  return check(wsdl, { out }).differences.map(({ kind, path }) => `${kind} ${path}`);
}
