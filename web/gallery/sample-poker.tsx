/** Made-up poker tables for the gallery. */
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { tournamentFrames } from '../../house/protocol/tournament-examples.ts';
import type { PokerHandTold, PokerSeatTold, TurnTold } from '../../house/protocol/tournaments.ts';
import { ClientProvider } from '../client/client-context.tsx';
import type { SeenTournament } from '../poker/room/seen-tournament.ts';
import type { Client } from '../../client/store/room.ts';
import { defined } from '../../core/base/defined.ts';

const client = {
  store: createStore(() => ({ player: { id: 'you', name: 'You' }, link: { link: 'open' }, balance: 98_900 })),
  link: { clock: { now: () => Date.now() }, say: () => new Promise(() => {}) },
  listen: () => () => {},
} as unknown as Client;

export const InHouse = ({ children }: { readonly children: ReactNode }) => (
  <ClientProvider value={client}>{children}</ClientProvider>
);

const names = [
  'ruta_k',
  'Ada (bot)',
  'Žilvinas',
  'KaralienėBirutė',
  'You',
  'ștefan',
  'Olga (bot)',
  'nils',
  'Zita (bot)',
  'ten',
];

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

interface Sampled {
  readonly seats?: number;
  readonly cards?: readonly string[];
  readonly hand?: Partial<PokerHandTold>;
  readonly each?: (seat: number) => Partial<PokerSeatTold>;
  readonly turn?: Partial<TurnTold> | undefined;
  readonly game?: SeenTournament['state']['information']['game'];
  readonly own?: number;
}

export function sampledTournament({
  seats = 9,
  cards = ['As', 'Kd'],
  hand,
  each,
  turn,
  game = 'holdem',
  own = 5,
}: Sampled): SeenTournament {
  const { state, mine } = tournamentFrames.attending.example;
  const sat = Array.from({ length: seats }, (_, at): PokerSeatTold => {
    const seat = at + 1;
    const player = seat === own ? 'You' : (names[at] ?? '');
    return {
      seat,
      player: player === 'You' && seat !== own ? 'someone' : player,
      stack: 1000 + ((seat * 7919) % 9000),
      bet: 0,
      isLive: true,
      isAllIn: false,
      cards: cards.map(() => 'hidden'),
      ...(player.endsWith('(bot)') ? { isPractice: true as const } : {}),
      ...each?.(seat),
    };
  });
  const table = {
    table: 3,
    seats: sat,
    hand: {
      ...(state.table?.hand as PokerHandTold),
      button: 2,
      hand: 'x',
      level: 4,
      smallBlind: 100,
      bigBlind: 200,
      ante: 25,
      ...hand,
    },
  };
  const { turn: told, ...rest } = mine;
  return {
    stream: '',
    n: 1,
    state: {
      ...state,
      information: {
        ...state.information,
        seats,
        game,
        levels: [1, 2, 3, 4, 5].map((level) => ({
          level,
          smallBlind: 25 * level,
          bigBlind: 50 * level,
          ante: 5 * level,
          minutes: 6,
        })),
      },
      standing: {
        ...state.standing,
        tables: 1,
        level: 4,
        playersLeft: seats,
        entries: 9,
        levelEndsAt: inSeconds(214),
        breakDueAt: inSeconds(1804),
      },
      table,
    },
    mine: {
      ...rest,
      table: 3,
      seat: own,
      hand: 'x',
      cards,
      ...defined({ turn: turn && { ...(told as TurnTold), hand: 'x', until: inSeconds(14), ...turn } }),
    },
    did: new Map([
      [1, { seat: 1, did: 'fold' }],
      [3, { seat: 3, did: 'raise', to: 600 }],
      [4, { seat: 4, did: 'call' }],
    ]),
    before: undefined,
    chat: { open: true, textMost: 200, lines: [] },
    notices: [],
  };
}
