/** Optional, nillable and repeated are told apart; literal types list the values. */
import type { Ping, PlaceOrder, PlaceOrder_item } from '../golden/wrapped/expected/orders/types.js';
import type { BigLevel, Level, Rate, Size } from '../golden/simple-types/expected/simple/types.js';

const item: PlaceOrder_item = { product: 'p', quantity: 1, $line: 1 };
export const order: PlaceOrder = { customer: 'c', item: [item, { ...item, note: null }], total: null };
// @ts-expect-error -- nillable is not optional
export const withoutTotal: PlaceOrder = { customer: 'c', item: [] };
// @ts-expect-error -- optional is not nillable
export const nullPriority: PlaceOrder = { customer: 'c', priority: null, item: [], total: '1' };
// @ts-expect-error -- absent is absent: no explicit undefined
export const undefinedPriority: PlaceOrder = { customer: 'c', priority: undefined, item: [], total: '1' };
// @ts-expect-error -- a repeated element is an array
export const single: PlaceOrder = { customer: 'c', item, total: '1' };
// @ts-expect-error -- an enumeration lists its values
export const urgent: PlaceOrder = { customer: 'c', priority: 'urgent', item: [], total: '1' };
// @ts-expect-error -- a decimal keeps its digits as text
export const rounded: PlaceOrder = { customer: 'c', item: [], total: 1.1 };

export const empty: Ping = {};
// @ts-expect-error -- nothing is in an empty element
export const filled: Ping = { a: 1 };

export const values: [Level, BigLevel, Rate, Size, Size] = [-3, 9007199254740993n, '7.7', 5, 'unknown'];
// @ts-expect-error -- no value of the enumeration
export const level: Level = 4;
