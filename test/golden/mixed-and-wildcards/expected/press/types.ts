// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from type Paragraph */
export interface Paragraph {
  $$content: (string | OneOf<[{ b: string }, { i: AnyParagraph }]>)[];
  $lang?: string;
}

/** Paragraph, or a type derived from it, which `$$type` names. */
export type AnyParagraph =
  | (Paragraph & { $$type?: 'Paragraph' })
  | (Heading & { $$type: 'Heading' });

/** @generated from type Heading */
export type Heading = Omit<Paragraph, '$$content'> & {
  $$content: (string | OneOf<[{ b: string }, { i: AnyParagraph }, { u: string }]>)[];
};

/** @generated from element Publish */
export interface Publish {
  title: AnyParagraph;
  $$any?: unknown[];
  $$attributes?: Record<string, string>;
}

/** @generated from element PublishResponse */
export interface PublishResponse {
  anything: unknown;
  $$any: unknown;
}
