// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from type Animal */
export interface Animal {
  name: string;
  $id?: string;
}

/** Animal, or a type derived from it, which `$$type` names. */
export type AnyAnimal =
  | (Dog & { $$type: 'Dog' })
  | (Puppy & { $$type: 'Puppy' })
  | (Nameless & { $$type: 'Nameless' });

/** @generated from type Dog */
export interface Dog extends Animal {
  barks: boolean;
  friend?: AnyAnimal[];
}

/** Dog, or a type derived from it, which `$$type` names. */
export type AnyDog =
  | (Dog & { $$type?: 'Dog' })
  | (Puppy & { $$type: 'Puppy' });

/** @generated from type Puppy */
export type Puppy = Dog & OneOf<[{ weeks: number }, { born: string }]>;

/** @generated from type Nameless */
export interface Nameless {
  /** @fixed '' */
  name: string;
  $id: string;
}

/** @generated from type Weight */
export interface Weight {
  value: number;
  $unit: string;
}

/** Weight, or a type derived from it, which `$$type` names. */
export type AnyWeight =
  | (Weight & { $$type?: 'Weight' })
  | (NetWeight & { $$type: 'NetWeight' });

/** @generated from type NetWeight */
export interface NetWeight extends Weight {
  $tara?: number;
}

/** @generated from element AdmitResponse */
export interface AdmitResponse {
  neighbour: AnyDog | null;
  weight: AnyWeight;
}
