/** The part of the peer's interface that the bench calls; it ships no types. */
declare module 'engine-blackjack' {
  interface State {
    readonly stage: string;
    readonly deck: readonly unknown[];
    readonly handInfo: {
      readonly right: { readonly playerValue: unknown; readonly availableActions: { readonly insurance: boolean } };
    };
    readonly wonOnRight?: number;
  }
  interface Rules {
    readonly decks: number;
  }
  const blackjack: {
    readonly Game: new (
      state: State,
      rules: Rules,
    ) => {
      dispatch(action: unknown): void;
      getState(): State;
    };
    readonly actions: Readonly<Record<'deal' | 'insurance' | 'hit' | 'stand', (terms: object) => unknown>>;
    readonly presets: { getRules(rules: Rules): Rules; defaultState(rules: Rules): State };
    readonly engine: { getHigherValidValue(value: unknown): number };
  };
  export default blackjack;
}
