/** Compares what was sent with what came back, value by value. */

/** Only what was sent is compared: a server may add what is absent, empty lists for example. `undefined`: no difference. */
export function difference(sent: unknown, found: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || sent instanceof Uint8Array) {
    return isEqual(sent, found) ? undefined : `${path}: sent ${shown(sent)}, got ${shown(found)}`;
  }
  for (const [name, value] of Object.entries(sent)) {
    const flaw = difference(
      value,
      (found as Readonly<Record<string, unknown>> | null | undefined)?.[name],
      `${path}.${name}`,
    );
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

/** .NET answers with the same instant in its own time zone. */
function isEqual(sent: unknown, found: unknown): boolean {
  if (sent instanceof Uint8Array) return found instanceof Uint8Array && Buffer.compare(sent, found) === 0;
  if (typeof sent === 'string' && /^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(sent) === Date.parse(String(found));
  return Object.is(sent, found);
}

export function shown(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return (
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'nothing'
  ).slice(0, 200);
}
