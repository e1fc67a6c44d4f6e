// Calling somebody else's service: patience, a second try where nothing was lost, and a plain answer for each kind of failure.
import { ServiceFault, TransportError } from 'soapwright/runtime/client';
import { RatesSoapClient } from './generated/rates/client.js';
import type { RatesClient } from './generated/rates/client.js';

/** Euro cents, or whatever the hundredth is called, in another currency; rounded down. Throws a sentence for people. */
export async function convert(
  cents: bigint,
  from: string,
  to: string,
  day: string,
  client = ratesAt(),
): Promise<bigint> {
  const { GetRatesResult } = await secondTry(() => client.GetRates({ base: from, on: day })).catch(explain);
  const rate = GetRatesResult?.Rate?.find((each) => each?.Currency === to);
  if (rate === undefined || rate === null) throw new Error(`There was no rate from ${from} to ${to} on ${day}.`);
  return multiply(cents, rate.Value);
}

/** Without an address the client calls the one in the contract. */
export function ratesAt(address?: string): RatesClient {
  return new RatesSoapClient({ ...(address !== undefined && { address }), timeout: 5_000 });
}

/** Only where the service has not seen the call, or where asking twice does no harm, as here. */
async function secondTry<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const passes = error instanceof TransportError && ['unreachable', 'interrupted'].includes(error.kind);
    if (!passes) throw error;
    return call();
  }
}

function explain(error: unknown): never {
  if (error instanceof ServiceFault) throw new Error(`The rates service refuses: ${error.message}`, { cause: error });
  if (error instanceof TransportError)
    throw new Error(`The rates service is ${reasons[error.kind]}.`, { cause: error });
  throw error;
}

const reasons: Readonly<Record<TransportError['kind'], string>> = {
  unreachable: 'out of reach',
  interrupted: 'out of reach',
  timeout: 'too slow today',
  aborted: 'not waited for any longer',
  'unexpected-status': 'not what it was',
  'unexpected-content-type': 'not what it was',
  unreadable: 'not what it was',
};

/** `xs:decimal` is a string: no digit is lost on the way. */
function multiply(cents: bigint, decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return (cents * BigInt(whole + fraction)) / 10n ** BigInt(fraction.length);
}
