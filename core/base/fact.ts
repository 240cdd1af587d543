/** A fact: what happened, by a fixed name and its values. Its words are made where a person reads it. */

export type FactValue = string | number;

export interface Fact {
  readonly kind: string;
  readonly values: Readonly<Record<string, FactValue>>;
}
