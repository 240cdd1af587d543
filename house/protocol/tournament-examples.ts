/** One example of everything that may be said at tournaments, with a sentence on it. */
import type { ChatLine } from './chat.ts';
import type { CommandOf, TournamentCommand } from './commands.ts';
import type { Example } from './example.ts';
import type { FrameOf } from './frames.ts';
import type { InformationTold, TournamentLineTold } from './tournament-board.ts';
import type { PokerTableTold, StandingTold, TournamentMineTold, TournamentTold, TurnTold } from './tournaments.ts';

const tournament = 'evening-2026-11-16-2000';
const hand = `${tournament}/42`;
const at = '2026-11-16T18:10:00.000Z';
const until = '2026-11-16T18:10:20.000Z';
const startsAt = '2026-11-16T18:00:00.000Z';
const id = 'b5f1c1f4-8f2c-4a53-9d0e-6f7f3c0f1a02';
const commitment = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

type DeskCommand = TournamentCommand | CommandOf<'tournaments' | 'attend' | 'quit'>;
type CommandExamples = { readonly [Name in DeskCommand['do']]: Example<Extract<DeskCommand, { do: Name }>> };

export const tournamentCommands: CommandExamples = {
  tournaments: {
    says: 'Reads the lobby of tournaments: all that are open, then every change.',
    example: { id, do: 'tournaments' },
  },
  attend: {
    says: 'Being there: whatever concerns the player is told from now on, and a lost connection counts (PI-901).',
    example: { id, do: 'attend', tournament, from: { stream: 'Kd82hs', n: 17 } },
  },
  quit: {
    says: 'Leaves; whoever is still in play has 60 seconds to come back.',
    example: { id, do: 'quit', tournament },
  },
  enter: {
    says: 'Registers: entry, late entry or re-entry. A Sit & Go lets the player pick a seat.',
    example: { id, do: 'enter', tournament, seat: { table: 1, seat: 3 } },
  },
  withdraw: { says: 'Unregisters, and gets everything back.', example: { id, do: 'withdraw', tournament } },
  act: {
    says: 'Answers a turn: fold, check, call, bet, raise, all-in, straddle, once, twice, show or muck, as it offers.',
    example: { id, do: 'act', tournament, hand, option: 'raise', amount: 600 },
  },
  'forward-fold': {
    says: 'Fastforward: folds before the turn comes, and is off to another table at once.',
    example: { id, do: 'forward-fold', tournament, hand },
  },
  'sit-out': {
    says: 'Is folded when the turn comes, until it is taken back.',
    example: { id, do: 'sit-out', tournament, on: true },
  },
  'auto-muck': {
    says: 'Off, the player is asked whether to show a beaten hand or one that nobody called.',
    example: { id, do: 'auto-muck', tournament, on: false },
  },
  rebuy: { says: 'Buys chips in the rebuy period.', example: { id, do: 'rebuy', tournament, withAddOn: true } },
  'decline-rebuy': { says: 'Lets the offer of a rebuy go.', example: { id, do: 'decline-rebuy', tournament } },
  'add-on': { says: 'Takes the add-on while it is offered.', example: { id, do: 'add-on', tournament } },
  look: { says: 'Whoever has no seat looks at a table.', example: { id, do: 'look', tournament, table: 2 } },
};

const chatted: ChatLine = { line: 4107, at, by: 'player', name: 'ana', text: 'Good luck, everybody!' };

const line: TournamentLineTold = {
  tournament,
  name: 'Daily Freeze-out',
  game: 'holdem',
  limit: 'none',
  type: 'multi-table',
  phase: 'running',
  startsAt,
  price: '10 PLAY + 1 PLAY',
  cost: 1100,
  entries: 120,
  playersLeft: 118,
  pool: 120_000,
  isRegistrationOpen: true,
  fastforward: false,
};

const level = { level: 1, smallBlind: 50, bigBlind: 100, ante: 10, minutes: 12 };

const information: InformationTold = {
  name: 'Daily Freeze-out',
  version: 1,
  game: 'holdem',
  limit: 'none',
  type: 'multi-table',
  phase: 'running',
  startsAt,
  price: { whole: 1100, pool: 1000, bounty: 0, fee: 100, shown: '10 PLAY + 1 PLAY' },
  seats: 9,
  chips: 10_000,
  levels: [level],
  level,
  levelEndsAt: '2026-11-16T18:12:00.000Z',
  entriesMin: 2,
  lateRegistration: 5,
  isRegistrationOpen: true,
  unregistration: true,
  reentriesMax: 0,
  breaks: 'usual',
  breakDueAt: '2026-11-16T18:55:00.000Z',
  actionSeconds: 20,
  timeoutAction: 'fold',
  buttonRule: 'moving',
  disconnected: { policy: 'remove', protectedHands: 'unlimited' },
  handForHand: { playersAbovePaid: 1, on: false },
  payouts: { pool: 120_000, places: 18, guarantee: 0 },
  bounty: { fixed: 0, progressive: false, named: [] },
  handsPerMatch: 'until-bust',
  finalStage: 'winner',
  marks: { ante: true, runItTwice: false, straddle: false, fastforward: false, deals: false, chat: true },
  entries: 120,
  playersLeft: 118,
  resumeMinutes: 60,
  commitment,
  operators: [{ id: 'house', name: 'The house' }],
};

const standing: StandingTold = {
  phase: 'running',
  entries: 120,
  playersLeft: 118,
  tables: 14,
  level: 1,
  levelEndsAt: '2026-11-16T18:12:00.000Z',
  breakDueAt: '2026-11-16T18:55:00.000Z',
  rest: 'none',
  pool: 120_000,
  isHandForHand: false,
};

const table: PokerTableTold = {
  table: 3,
  seats: [
    { seat: 1, player: 'ana', stack: 9800, bet: 200, isLive: true, isAllIn: false, cards: ['hidden', 'hidden'] },
    { seat: 2, player: 'ben', stack: 9890, bet: 100, isLive: true, isAllIn: false, cards: ['hidden', 'hidden'] },
  ],
  hand: {
    hand,
    level: 1,
    smallBlind: 50,
    bigBlind: 100,
    ante: 10,
    button: 1,
    phase: 'betting',
    round: 0,
    pot: 320,
    pots: [{ chips: 20, seats: [1, 2] }],
    board: [],
    secondBoard: [],
    asks: 'action',
    actor: 2,
    until,
    awards: [],
    commitment,
  },
};

const turn: TurnTold = {
  hand,
  name: 'action',
  options: [
    { id: 'fold', cost: 0, clause: 'PP-049' },
    { id: 'call', cost: 100, clause: 'PP-048' },
    { id: 'raise', cost: 200, costMost: 9890, clause: 'PP-053' },
    { id: 'all-in', cost: 9890, clause: 'PP-054' },
  ],
  fallback: 'fold',
  until,
  bet: 100,
};

const mine: TournamentMineTold = {
  balance: 98_900,
  status: 'in',
  entries: 1,
  paid: 1100,
  won: 0,
  table: 3,
  position: 41,
  seat: 2,
  stack: 9890,
  cards: ['As', 'Kd'],
  hand,
  turn,
  mayWithdraw: false,
  isSittingOut: false,
  autoMuck: true,
  mayForwardFold: false,
  mayRebuy: false,
  mayRebuyWithAddOn: false,
  rebuysOpen: false,
  mayAddOn: false,
};

type FrameName = 'tournaments' | 'tournament-change' | 'attending' | 'tournament';
type FrameExamples = { readonly [Name in FrameName]: Example<FrameOf<Name>> };

export const tournamentFrames: FrameExamples = {
  tournaments: {
    says: 'The lobby of tournaments, whole.',
    example: { frame: 'tournaments', at, tournaments: [line], mine: [tournament] },
  },
  'tournament-change': {
    says: 'One of them looks different, or has opened.',
    example: { frame: 'tournament-change', at, line },
  },
  attending: {
    says: 'A tournament whole, with the player’s own part; numbers go on from `n`.',
    example: {
      frame: 'attending',
      tournament,
      at,
      stream: 'Kd82hs',
      n: 17,
      state: { information, standing, tables: [1, 2, 3], table },
      mine,
      chat: { open: true, textMost: 200, lines: [chatted], hidden: [] },
    },
  },
  tournament: {
    says: 'One thing said to the player at a tournament, numbered without gaps.',
    example: { frame: 'tournament', tournament, n: 18, at, told: { said: 'mine', mine } },
  },
};

type SaidExamples = { readonly [Name in TournamentTold['said']]: Example<Extract<TournamentTold, { said: Name }>> };

export const tournamentExamples: SaidExamples = {
  table: {
    says: 'The player’s table as anybody may see it, and what was done there since.',
    example: { said: 'table', table, did: [{ seat: 1, did: 'raise', to: 200 }] },
  },
  cards: {
    says: 'The player’s own hole cards; nobody else is told.',
    example: { said: 'cards', hand, seat: 2, cards: ['As', 'Kd'] },
  },
  mine: { says: 'What the player has now.', example: { said: 'mine', mine } },
  standing: { says: 'Where the tournament stands.', example: { said: 'standing', standing } },
  moved: {
    says: 'The player has a seat, or another one.',
    example: { said: 'moved', why: 'balance', table: 2, seat: 5 },
  },
  'button-drawn': {
    says: 'One card each for the first button, the highest wins (PT-931).',
    example: {
      said: 'button-drawn',
      table: 3,
      cards: [
        { seat: 1, card: 'Ks' },
        { seat: 2, card: '9d' },
      ],
      button: 1,
    },
  },
  eliminated: { says: 'A player is out.', example: { said: 'eliminated', player: 'ben', why: 'busted' } },
  placed: { says: 'A place is final.', example: { said: 'placed', player: 'ben', place: 18, sharedBy: 1 } },
  money: {
    says: 'Money has moved, once.',
    example: { said: 'money', what: 'prize', amount: 2300, clause: 'PT-917', balance: 101_200 },
  },
  'rebuy-offered': {
    says: 'The last chip is lost, and a rebuy is on offer.',
    example: { said: 'rebuy-offered', until },
  },
  news: { says: 'Something that concerns everyone.', example: { said: 'news', news: 'break-began', until } },
  finished: {
    says: 'There is a winner: the results, best first.',
    example: { said: 'finished', results: [{ place: 1, player: 'ana', entry: 1, prize: 28_000, bounties: 0 }] },
  },
  cancelled: {
    says: 'It is called off; everybody has been paid back.',
    example: { said: 'cancelled', clause: 'PT-958' },
  },
  chat: {
    says: 'A line of the chat at the player’s table, or an announcement.',
    example: { said: 'chat', line: chatted },
  },
  registered: {
    says: 'A satellite is won, and its prize has paid for this tournament, which has its own rules of withdrawing (PT-944).',
    example: { said: 'registered', tournament: 'sunday-2026-11-22-1800', name: 'Sunday 110' },
  },
  unsaid: { says: 'The floor has taken a line off the table.', example: { said: 'unsaid', line: 4106 } },
  talk: {
    says: 'The player has come to a table where something was said lately: its last lines. Without it there are none.',
    example: { said: 'talk', table: 2, lines: [chatted] },
  },
  muted: {
    says: 'The player may not write in the chat, and until when; without `mute` they may again.',
    example: { said: 'muted', mute: { reason: 'insults', until } },
  },
  hidden: { says: 'All whose lines the player does not want to read.', example: { said: 'hidden', names: ['ben'] } },
};
