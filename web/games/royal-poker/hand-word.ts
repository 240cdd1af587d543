/** The word id of a combination: "Four of a Kind" is `hand.four-of-a-kind`. */
export const handWord = (combination: unknown): string =>
  `hand.${String(combination).toLowerCase().replaceAll(' ', '-')}`;
