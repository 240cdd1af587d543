/** Baccarat's published counts: every ordered choice of six cards from eight decks, by winner. */
export const deals = 4_998_398_275_503_360n;
export const playerWins = 2_230_518_282_592_256n;
export const bankerWins = 2_292_252_566_437_888n;
export const ties = 475_627_426_473_216n;
