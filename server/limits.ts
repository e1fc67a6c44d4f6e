/**
 * What a caller of the Authentication service may ask for: the runtime's table with this contract's figures. `LIMITS` sets them by name;
 * `docs/limits.md` lists them.
 */
import { limits as definitions } from 'soapwright/runtime';
import type { LimitName } from 'soapwright/runtime';

export type ServiceLimits = Readonly<Record<LimitName, number>>;

/** Where the contract is narrower than flat contracts in general: the longest value is a password or a cookie. */
const OWN = { maxBodyBytes: 64 * 1024, textLength: 16 * 1024 } as const satisfies Partial<ServiceLimits>;

/** The defaults. */
export const serviceLimits: ServiceLimits = {
  ...(Object.fromEntries(Object.entries(definitions).map(([name, { flat }]) => [name, flat])) as Record<
    LimitName,
    number
  >),
  ...OWN,
};

/** What a limit may be set to: a timer holds no more milliseconds. */
const MOST = 2 ** 31 - 1;

/** `depth=20,maxBodyBytes=100000`; `undefined` when a name or a number is not understood. */
export function parseLimits(text: string): ServiceLimits | undefined {
  const settings: Record<LimitName, number> = { ...serviceLimits };
  for (const item of text.split(',')) {
    const [name = '', digits = ''] = item.split('=').map((piece) => piece.trim());
    if (!Object.hasOwn(serviceLimits, name) || !/^[1-9]\d{0,9}$/.test(digits) || Number(digits) > MOST)
      return undefined;
    settings[name as LimitName] = Number(digits);
  }
  return settings;
}
