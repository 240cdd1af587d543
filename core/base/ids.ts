/** Distinct string types, so that a spot can never be passed where a player is meant. */
declare const tag: unique symbol;

export type Id<Name extends string> = string & { readonly [tag]: Name };

/** A person who bets. */
export type PlayerId = Id<'player'>;
/** A place at a table with numbered places. */
export type Seat = Id<'seat'>;
/** What money is placed on: `banker`, `split/24-27`. */
export type Spot = Id<'spot'>;
/** Where a card lies: `player`, `banker`, `dealer`. */
export type Place = Id<'place'>;
/** A game, named like its rule page. */
export type GameId = Id<'game'>;
/** Who makes a choice: the seat where the game has seats, else the player. */
export type Holder = PlayerId | Seat;
/** A clause of the rule book: `BAC-E-034`. A test reads the sources and fails on an id that no page has. */
export type ClauseId = `${string}-${string}`;

export const playerId = (text: string): PlayerId => text as PlayerId;
export const spotId = (text: string): Spot => text as Spot;
export const placeId = (text: string): Place => text as Place;
export const gameId = (text: string): GameId => text as GameId;
