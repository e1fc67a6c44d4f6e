// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from type Shape */
export interface Shape {
  label?: string;
}

/** @generated from type Circle */
export interface Circle extends Shape {
  radius: number;
}

/** @generated from element square */
export interface square extends Shape {
  $side: number;
}

/** @generated from element Draw */
export interface Draw {
  shape: OneOf<[{ circle: Circle }, { square: square }]>[];
  remark?: OneOf<[{ remark: string }, { warning: string }]>;
}

/** @generated from element DrawResponse */
export interface DrawResponse {
  shape: OneOf<[{ circle: Circle }, { square: square }]>;
}

/** @generated from message DescribeIn of operation Describe */
export type DescribeRequest = OneOf<[{ circle: Circle }, { square: square }]>;

/** @generated from message DescribeOut of operation Describe */
export type DescribeResponse = OneOf<[{ remark: string }, { warning: string }]>;
