/** One example of everything that may be said, with a sentence on it: docs/protocol.md is made of these. */
import type { ChatLine } from './chat.ts';
import type { Command, CommandOf } from './commands.ts';
import type { Example } from './example.ts';
import type { Frame, FrameOf } from './frames.ts';
import type { OwnTold } from './own-told.ts';
import type { LaidTold, SlipTold } from './slip-told.ts';
import type { EndedTold, Shown, TableTold } from './table-told.ts';
import { tournamentCommands, tournamentFrames } from './tournament-examples.ts';

const table = 'blue-room';
const round = 'blue-room/17';
const at = '2026-11-16T10:00:00.000Z';
const until = '2026-11-16T10:00:18.000Z';
const id = 'b5f1c1f4-8f2c-4a53-9d0e-6f7f3c0f1a01';
const why = {
  refused: 'below-minimum',
  clause: 'BAC-E-025',
  values: { spot: 'tie', stake: 10, minimum: 50 },
};
const commitment = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const shoe = { number: 3, commitment, decks: 8, dealt: 42 };
const laid: LaidTold = { stakes: { banker: 1000, tie: 100 }, total: 1100 };
const slip: SlipTold = { placements: [[{ spot: 'banker', amount: 1000 }], [{ spot: 'tie', amount: 100 }]] };
const shown: Shown = {
  places: { player: ['2h', '3c'], banker: ['9h'] },
  burned: [],
  drawn: [],
  decisions: [],
  asks: { ask: 'card', clause: 'BAC-E-031', place: 'banker' },
};
const ended: EndedTold = { round, at, board: { winner: 'banker', player: 5, banker: 9 } };
const settled = {
  round,
  lines: [
    { spot: 'banker', stake: 1000, fee: 0, result: 'win', staked: 1000, returns: 1950, clause: 'BAC-E-042' },
    { spot: 'tie', stake: 100, fee: 0, result: 'lose', staked: 100, returns: 0, clause: 'BAC-E-044' },
  ],
  cuts: [],
  staked: 1100,
  paid: 1950,
  balance: 100_850,
} as const;
const offer = {
  holder: 'seat-1',
  name: 'play',
  options: [
    { id: 'stand', cost: 0, clause: 'BJ-E-044', covered: true },
    { id: 'double', cost: 1000, on: 'main', clause: 'BJ-E-046', covered: true },
  ],
  fallback: 'stand',
  until,
} as const;
const lobbyTable = {
  table,
  game: 'blue-baccarat',
  title: 'Blue Baccarat',
  titles: { lt: 'Mėlynoji bakara' },
  family: 'blue-baccarat',
  name: 'Blue room',
  phase: 'betting',
  until,
  least: 50,
  most: 500_000,
  players: 12,
  boards: [ended],
} as const;

const chatted: ChatLine = { line: 4107, at, by: 'player', name: 'ana', text: 'Good evening, everybody!' };

export const commandExamples: { readonly [Do in Command['do']]: Example<CommandOf<Do>> } = {
  ...tournamentCommands,
  lobby: {
    says: 'All tables at a glance, and every change of theirs from then on. Answered with a `lobby` frame, then `done`.',
    example: { id, do: 'lobby' },
  },
  watch: {
    says: 'Come to a table. Answered with what was missed since `from`, or with a whole `state` where that is no longer known; then `done`. A player who watches counts as being at the table, with the same seat and bets on every device.',
    example: { id, do: 'watch', table, from: { stream: 'k3J9sQ2mXa0b', table: 118, own: 9 } },
  },
  leave: {
    says: 'Leave a table. Provisional bets vanish; a round in progress goes on as the page says.',
    example: { id, do: 'leave', table },
  },
  bet: {
    says: 'One gesture on the felt, answered with what became of it and all that now lies there.',
    example: { id, do: 'bet', table, gesture: { bet: 'place', spot: 'banker', amount: 1000 } },
  },
  sit: { says: 'Take a seat, where the game has seats.', example: { id, do: 'sit', table, seat: 'seat-3' } },
  stand: { says: 'Give a seat back.', example: { id, do: 'stand', table, seat: 'seat-3' } },
  deal: {
    says: 'At a table of one’s own: deal. `round` is the one that waits for it, so that it is dealt once.',
    example: { id, do: 'deal', table: 'own-room', round: 'own-room/17' },
  },
  decide: {
    says: 'A choice that was offered. In a window the last word counts; in a turn the first.',
    example: { id, do: 'decide', table: 'green-room', holder: 'seat-1', option: 'double' },
  },
  chat: {
    says: 'A line to everyone at the table. Refused where it breaks the rules of the chat, with the reason.',
    example: { id, do: 'chat', table, text: 'Good evening, everybody!' },
  },
  hide: {
    says: 'Read somebody’s lines no longer, or again; at every table, for this player alone.',
    example: { id, do: 'hide', table, name: 'bob', hidden: true },
  },
  report: {
    says: 'Tell the floor of somebody, and of which line.',
    example: { id, do: 'report', table, name: 'bob', line: 4106, fault: 'abuse' },
  },
  ping: { says: 'Nothing but an answer.', example: { id, do: 'ping' } },
};

export const frameExamples: { readonly [Name in Frame['frame']]: Example<FrameOf<Name>> } = {
  ...tournamentFrames,
  welcome: {
    says: 'The first frame on every connection; `player` where a player is signed in.',
    example: {
      frame: 'welcome',
      at,
      version: '0.1.0',
      currency: 'PLAY',
      notice: 'This is play money: it was given for free, has no value and can never be paid out.',
      player: {
        id: '5c1e0f6e',
        name: 'ana',
        balance: 100_000,
        session: { since: at, net: -500, rounds: ['vilnius/41'] },
      },
    },
  },
  done: {
    says: 'A command was done; a bet says what became of it, refusals of the table included.',
    example: { frame: 'done', re: id, at, placed: { placed: 'refused', told: why, laid } },
  },
  refused: {
    says: 'A command was not done, and why; without `re` where its id could not be read. The connection goes on.',
    example: { frame: 'refused', re: id, at, why: { refused: 'not-at-table' } },
  },
  state: {
    says: 'A table whole. The numbers are those of the last words that it shows.',
    example: {
      frame: 'state',
      table,
      at,
      stream: 'k3J9sQ2mXa0b',
      n: 118,
      own: 9,
      state: {
        table,
        game: 'blue-baccarat',
        name: 'Blue room',
        phase: 'betting',
        until,
        round,
        commitment,
        shoe,
        steps: 0,
        shown: { places: {}, burned: [], drawn: [], decisions: [] },
        boards: [ended],
        players: 12,
      },
      mine: {
        balance: 100_000,
        laid: [laid],
        slips: [slip],
        last: [{ stakes: { banker: 500 } }],
        canRebet: true,
        offers: [],
        decisions: [],
      },
      chat: { open: true, textMost: 200, lines: [chatted], hidden: ['bob'] },
    },
  },
  table: {
    says: 'The next word of the table’s stream, the same for everyone.',
    example: { frame: 'table', table, n: 119, at, told: { said: 'closing', round, until } },
  },
  own: {
    says: 'The next word of the player’s own stream at this table, on every device of theirs.',
    example: { frame: 'own', table, n: 10, at, told: { said: 'taken', round, laid: [laid], balance: 98_900 } },
  },
  lobby: { says: 'All tables.', example: { frame: 'lobby', at, tables: [lobbyTable] } },
  'lobby-change': {
    says: 'One table as it looks now; at most four times a second each.',
    example: { frame: 'lobby-change', at, table: lobbyTable },
  },
  bye: {
    says: 'The last frame before the house closes the connection: why, and whether coming back at once makes sense.',
    example: {
      frame: 'bye',
      at,
      why: { refused: 'too-slow' },
      again: true,
    },
  },
};

export const tableExamples: { readonly [Said in TableTold['said']]: Example<Extract<TableTold, { said: Said }>> } = {
  betting: {
    says: 'Betting is open. Both promises stand before the first bet: of the shoe, and of the round’s other draws.',
    example: { said: 'betting', round, until, commitment, shoe },
  },
  closing: { says: 'Betting closes soon.', example: { said: 'closing', round, until } },
  closed: { says: 'No more bets; stakes were taken.', example: { said: 'closed', round, bettors: 7, staked: 12_300 } },
  seats: {
    says: 'Who sits where, with what lies there.',
    example: { said: 'seats', seats: [{ seat: 'seat-3', player: 'ana', stakes: { main: 1000 } }] },
  },
  step: {
    says: 'One more step of the round, and all that lies there now.',
    example: { said: 'step', round, steps: 4, shown },
  },
  deciding: { says: 'Players choose now.', example: { said: 'deciding', round, until, shown } },
  result: {
    says: 'The round is over, or void.',
    example: { said: 'result', ended, won: ['banker'], next: until },
  },
  paused: {
    says: 'Play is paused, and why.',
    example: { said: 'paused', why: { why: 'held', values: { reason: 'The floor looks at a card.' }, since: at } },
  },
  resumed: {
    says: 'Play goes on, or there is more time to bet: nobody has yet, where cards go to seats.',
    example: { said: 'resumed', phase: 'dealing' },
  },
  incident: {
    says: 'Something went wrong, is looked into, or was put right by the book.',
    example: {
      said: 'incident',
      incident: 12,
      is: 'resolved',
      trigger: 'cards-fell',
      clause: 'BAC-E-072',
      operations: ['restore', 'void'],
      bets: 'refund',
    },
  },
  settings: {
    says: 'From the next round on.',
    example: { said: 'settings', name: 'Blue room', parameters: { stakeMin: 100 } },
  },
  manual: { says: 'Results are entered by people, or no longer.', example: { said: 'manual', isOn: true } },
  stopped: { says: 'The table has stopped.', example: { said: 'stopped' } },
  chat: { says: 'A line of the chat, or an announcement.', example: { said: 'chat', line: chatted } },
  unsaid: { says: 'The floor has taken a line off the table.', example: { said: 'unsaid', line: 4106 } },
};

export const ownExamples: { readonly [Said in OwnTold['said']]: Example<Extract<OwnTold, { said: Said }>> } = {
  laid: {
    says: 'What lies there now, from whichever device.',
    example: { said: 'laid', laid, slip, canRebet: true, re: id },
  },
  gone: {
    says: 'Provisional bets were removed.',
    example: {
      said: 'gone',
      why: { refused: 'bets-dropped', clause: 'BAC-E-055' },
    },
  },
  taken: {
    says: 'Betting has closed: these stakes were taken.',
    example: { said: 'taken', round, laid: [laid], balance: 98_900 },
  },
  changed: {
    says: 'What the close of betting changed, spot by spot.',
    example: { said: 'changed', changes: [{ spot: 'tie', from: 10, to: 0, told: why }] },
  },
  out: {
    says: 'The funds did not cover all stakes: none was taken.',
    example: { said: 'out', round, why: { refused: 'not-covered', clause: 'BAC-E-045' } },
  },
  offers: { says: 'What the player may choose now.', example: { said: 'offers', offers: [offer] } },
  decided: {
    says: 'A choice counts, the player’s or the default.',
    example: {
      said: 'decided',
      decision: { name: 'play', holder: 'seat-1', option: 'double', cost: 1000, byDefault: false },
      balance: 97_900,
    },
  },
  annulled: {
    says: 'This round counts for nothing for this player; their stakes go back.',
    example: { said: 'annulled', round: 'red-room/17', clause: 'RP-923' },
  },
  settled: { says: 'What was won and paid, bet by bet.', example: { said: 'settled', settled } },
  seats: { says: 'The player’s own seats.', example: { said: 'seats', seats: ['seat-3'] } },
  balance: { says: 'The balance changed elsewhere.', example: { said: 'balance', balance: 101_750 } },
  hands: {
    says: 'Visible cards as the player’s choices now arrange them, where the game has such hands.',
    example: { said: 'hands', hands: { own: ['Ah', 'Kd'] } },
  },
  bye: {
    says: 'The table has sent the player away; nothing more of it is read here until it is watched again.',
    example: { said: 'bye', why: { refused: 'idle', clause: 'RB-071', values: { minutes: 30 } } },
  },
  muted: {
    says: 'The player may not write in the chat, and until when; without `mute` they may again.',
    example: { said: 'muted', mute: { reason: 'insults', until } },
  },
  hidden: { says: 'All whose lines the player does not want to read.', example: { said: 'hidden', names: ['bob'] } },
};
