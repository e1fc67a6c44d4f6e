// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from element Pay */
export type Pay = {
  amount: string;
} & OneOf<
  [
    {
      /** Paid at once. */
      card: Card;
    },
    { iban: string; bic?: string },
  ]
> & OneOf<[{ email: string }, { phone: string }, {}]> & OneOf<[{ from: string; to: string }, {}]>;

/** @generated from type Card */
export interface Card {
  $$choice: OneOf<[{ number: string }, { token: string }]>[];
}

/** @generated from type Receipt */
export type Receipt = {
  $$sequence: { key: string; value: string }[];
  line?: string[];
} & OneOf<[{ paid: string }, { due: string }]>;

/** Receipt, or a type derived from it, which `$$type` names. */
export type AnyReceipt =
  | (Receipt & { $$type?: 'Receipt' })
  | (Detailed & { $$type: 'Detailed' });

/** @generated from type Detailed */
export type Detailed = Receipt & {
  a4?: string;
  b4?: number;
  c4?: string;
  a5?: string;
  b5?: number;
  c5?: string;
  a6?: string;
  b6?: number;
  c6?: string;
} &
  OneOf<[{ a1: string }, { b1: number }, { c1: string }]> &
  OneOf<[{ a2: string }, { b2: number }, { c2: string }]> &
  OneOf<[{ a3: string }, { b3: number }, { c3: string }]>;
