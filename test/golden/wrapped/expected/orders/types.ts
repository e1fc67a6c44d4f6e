// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/**
 * What a customer wants.
 *
 * The order is placed when the answer comes; *\/ ends nothing here.
 *
 * @generated from element PlaceOrder
 */
export interface PlaceOrder {
  customer: string;
  /**
   * How soon.
   *
   * @default normal
   */
  priority?: Priority;
  item: PlaceOrder_item[];
  total: string | null;
}

/** @generated from element PlaceOrder/item */
export interface PlaceOrder_item {
  product: string;
  quantity: number;
  note?: string | null;
  $line: number;
  /** @default false */
  $gift?: boolean;
}

/** @generated from element PlaceOrderResponse */
export interface PlaceOrderResponse {
  number: bigint;
  due?: string;
}

/** @generated from element Ping */
export type Ping = Record<string, never>;

/** @generated from element PingResponse */
export type PingResponse = Record<string, never>;

/** @generated from type Priority */
export type Priority =
  | 'normal'
  /** Within a day. */
  | 'express';
