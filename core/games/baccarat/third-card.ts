/** Who draws a third card. A natural has ended the deal before these are asked. */

/** Player draws on 0 to 5 and stands on 6 and 7. */
export const playerDraws = (playerPoints: number): boolean => playerPoints <= 5;

/**
 * One row per Banker total. The first column is for a Player who stood, the others for Player's third card from 0 to 9.
 */
const bankerRows: readonly string[] = [
  // -0123456789
  'DDDDDDDDDDD', // 0
  'DDDDDDDDDDD', // 1
  'DDDDDDDDDDD', // 2
  'DDDDDDDDDSD', // 3
  'DSSDDDDDDSS', // 4
  'DSSSSDDDDSS', // 5
  'SSSSSSSDDSS', // 6
  'SSSSSSSSSSS', // 7
  'SSSSSSSSSSS', // 8
  'SSSSSSSSSSS', // 9
];

const bankerGrid: readonly boolean[] = bankerRows.flatMap((row) => [...row].map((cell) => cell === 'D'));

/** `playerThird` is the value of Player's third card, or undefined when Player stood. */
export const bankerDraws = (bankerPoints: number, playerThird: number | undefined): boolean =>
  bankerGrid[bankerPoints * 11 + (playerThird === undefined ? 0 : playerThird + 1)] as boolean;
