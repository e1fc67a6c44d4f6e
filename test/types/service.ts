/** Headers and faults are typed as the contract declares them. */
import type { LedgerClient } from '../golden/headers-and-faults/expected/ledger/client.js';
import type { LedgerService } from '../golden/headers-and-faults/expected/ledger/server.js';
import type { LedgerFaults } from '../golden/headers-and-faults/expected/ledger/types.js';

export class Ledger implements LedgerService {
  Book: LedgerService['Book'] = (request, context) => {
    const session: string | undefined = context.headers.session;
    context.setHeader('quota', session?.length ?? Number(request.amount));
    // @ts-expect-error -- the header is a number
    context.setHeader('quota', 'many');
    // @ts-expect-error -- no such header
    context.setHeader('limit', 1);
    return {};
  };

  Note(): void {}
}

export async function call(client: LedgerClient): Promise<void> {
  await client.Book({ amount: '1' }, { soapHeaders: { session: 's' } });
  // @ts-expect-error -- the header is text
  await client.Book({ amount: '1' }, { soapHeaders: { session: 1 } });
  await client.Note({ amount: '1' });
}

export const faults: Partial<LedgerFaults> = { 'limit-exceeded': { limit: '5' }, closed: '2026-01-01' };
// @ts-expect-error -- the detail has its own type
export const wrong: Partial<LedgerFaults> = { closed: { limit: '5' } };
