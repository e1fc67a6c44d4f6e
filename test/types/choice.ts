/** What must, and what must not, compile of a choice. Every `@ts-expect-error` is an error that has to be there. */
import type { Card, Detailed, Pay, Receipt } from '../golden/choice/expected/payments/types.js';

const number: Card = { $$choice: [{ number: '4' }, { token: 't' }, { number: '2' }] };
export const byCard: Pay = { amount: '1', card: number };
export const byIban: Pay = { amount: '1', iban: 'CH00', email: 'a@b', from: '2026-01-01', to: '2026-01-02' };
// @ts-expect-error -- one alternative has to be there
export const byNothing: Pay = { amount: '1' };
// @ts-expect-error -- two alternatives exclude each other
export const byBoth: Pay = { amount: '1', card: number, iban: 'CH00' };
// @ts-expect-error -- an alternative has to be whole
export const byHalf: Pay = { amount: '1', bic: 'X' };
// @ts-expect-error -- an optional choice still excludes
export const twice: Pay = { amount: '1', card: number, email: 'a@b', phone: '1' };
// @ts-expect-error -- an optional group is there whole or not at all
export const halfPeriod: Pay = { amount: '1', card: number, from: '2026-01-01' };
// @ts-expect-error -- one alternative at a time
export const crowded: Card = { $$choice: [{ number: '4', token: 't' }] };

export const receipt: Receipt = { $$sequence: [{ key: 'a', value: 'b' }], line: ['c'], paid: '2026-01-01T00:00:00' };
// @ts-expect-error -- the members of a repeated group belong together
export const torn: Receipt = { $$sequence: [{ key: 'a' }], paid: '2026-01-01T00:00:00' };

/** A present property tells which alternative it is. */
export function describe(pay: Pay): string {
  if (pay.card !== undefined) return pay.card.$$choice.map((one) => one.number ?? one.token).join();
  const iban: string = pay.iban;
  return iban;
}

export const wide: Detailed = { $$sequence: [], due: '', a1: '', b2: 2, c3: '', a4: '', b5: 5, c6: '' };
// @ts-expect-error -- the choice of the extended type counts too
export const wider: Detailed = { $$sequence: [], due: '', paid: '', a1: '', b2: 2, c3: '' };
