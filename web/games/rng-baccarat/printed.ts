/** The table's printed labels, English in every language (RB-057). */
export const printed = { player: 'Player', banker: 'Banker', tie: 'Tie' } as const;
