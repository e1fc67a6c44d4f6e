import { breaking } from 'soapwright';

/** What callers have to be told before the new contract is served. */
export async function releaseNotes(old: string, replacement: string): Promise<string[]> {
  const findings = await breaking(old, replacement, {
    category: 'WIRE',
    ignore: [{ rule: 'response-element-added', reason: 'all our clients ignore elements they do not know' }],
  });
  return findings.map(({ rule, message, remedy }) => `${rule}: ${message}. ${remedy}`);
}
