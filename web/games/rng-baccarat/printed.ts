/** The labels of the table as they are printed, in every language (RB-057). */
export const printed = { player: 'Player', banker: 'Banker', tie: 'Tie' } as const;
