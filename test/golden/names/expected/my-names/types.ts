// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from type Item */
export interface Item {
  a: string;
}

/** @generated from type Item */
export interface Item_2 {
  class: string;
  'last-name': string;
  Größe: number;
  constructor?: string;
  a: string;
  b: string;
  a_2: string;
  a_3: number;
  $a?: string;
  $a_2?: number;
}

/** @generated from type item */
export interface item {
  other: Item;
  text: string_;
  list: Array_;
  flags: my_flags;
}

/** @generated from type string */
export type string_ = string;

/** @generated from type Array */
export interface Array_ {
  entry?: Array_entry[];
}

/** @generated from element Array/entry */
export interface Array_entry {
  $key?: string;
}

/** @generated from type my.flags */
export type my_flags = "it's" | '' | 'back\\slash';

/** @generated from type Get */
export interface Get {
  item: Item_2;
}

/** @generated from element Get */
export interface GetElement {
  get: Get;
}

/** @generated from type Connection */
export interface Connection {
  OneOf: OneOf_2;
}

/** @generated from type OneOf */
export type OneOf_2 = OneOf<[{ left: string }, { right: string }]>;
