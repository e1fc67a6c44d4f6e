import { lint } from 'soapwright';

/** What keeps toolkits from reading the contract, with its place. */
export function obstacles(wsdl: string): string[] {
  return lint(wsdl)
    .filter(({ level }) => level === 'error')
    .map(({ position, message }) => `${position.file}:${position.line} ${message}`);
}
