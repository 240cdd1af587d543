/** A fact: what happened, as a fixed name and its values; it becomes a sentence only where a person reads it. */

export type FactValue = string | number;

export interface Fact {
  readonly kind: string;
  readonly values: Readonly<Record<string, FactValue>>;
}
