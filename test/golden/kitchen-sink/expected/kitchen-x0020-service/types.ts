// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** Exactly one of the alternatives: the others' properties are absent. */
export type OneOf<Alternatives extends readonly object[], Names extends PropertyKey = NamesOf<Alternatives[number]>> = {
  [Index in keyof Alternatives]: Alternatives[Index] & { [Name in Exclude<Names, NamesOf<Alternatives[Index]>>]?: never };
}[number];

type NamesOf<Alternative> = Alternative extends unknown ? keyof Alternative : never;

/** @generated from type Unit */
export type Unit = 'g' | 'ml';

/** @generated from type Amount */
export interface Amount {
  value: string;
  $unit: Unit;
}

/** @generated from type Ingredient */
export interface Ingredient {
  name: string;
  amount?: Amount | null;
  $lot?: string;
  '$best-before'?: string;
}

/** Ingredient, or a type derived from it, which `$$type` names. */
export type AnyIngredient =
  | (Spice & { $$type: 'Spice' })
  | (Mixture & { $$type: 'Mixture' });

/** @generated from type Spice */
export interface Spice extends Ingredient {
  /** @default 0 */
  heat?: number;
}

/** @generated from type Mixture */
export interface Mixture extends Ingredient {
  part: AnyIngredient[];
}

/** @generated from type Stir */
export interface Stir {
  $times?: bigint;
}

/** @generated from element Cook */
export type Cook = { dish: Dish[]; tags?: string[] } & OneOf<[{ table: number }, { street: string; city: string }]>;

/** @generated from type Dish */
export interface Dish {
  recipe: Recipe;
  ingredient?: AnyIngredient[];
  side?: Dish;
  $$any?: unknown;
  $$attributes?: Record<string, string>;
}

/** @generated from type Recipe */
export interface Recipe {
  $$content: (string | OneOf<[{ cook: string }, { stir: Stir }]>)[];
}

/** @generated from element CookResponse */
export interface CookResponse {
  CookResult?: string;
}

/** @generated from element Rename */
export interface Rename {
  from?: string;
  to?: ArrayOfString;
}

/** @generated from type ArrayOfString */
export interface ArrayOfString {
  string?: (string | null)[];
}

/** @generated from element RenameResponse */
export interface RenameResponse {
  RenameResult: number;
}

/** @generated from the headers of operation Cook */
export interface CookRequestHeaders {
  waiter?: string;
}

/** @generated from message Hurry of operation Hurry */
export interface HurryRequest {
  table: number;
  why: string;
}

/** @generated from the declared faults */
export interface Kitchen_x0020_Faults {
  Burnt: Amount;
}
