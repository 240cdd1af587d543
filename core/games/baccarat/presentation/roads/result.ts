/** What a road records of one coup. */

export type RoadSide = 'player' | 'banker';

export interface RoadResult {
  readonly winner: RoadSide | 'tie';
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
  /** The winning hand (on a tie, both) is a two-card 8 or 9. */
  readonly natural: boolean;
  /** The winning total; on a tie, the shared one. */
  readonly total: number;
}
