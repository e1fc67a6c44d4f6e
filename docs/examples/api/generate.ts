import { generate } from 'soapwright';

/** Writes everything generated from a contract below `out`; returns the paths that changed. */
export function regenerate(wsdl: string, out: string): string[] {
  const { diagnostics, changed } = generate(wsdl, { out });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return changed.map(({ path }) => path);
}
