/** What this client knows of one tournament, built from its numbered frames. */
import type { ChatState } from '../../../house/protocol/chat.ts';
import type { CommandOf } from '../../../house/protocol/commands.ts';
import type { FrameOf } from '../../../house/protocol/frames.ts';
import type {
  DidTold,
  PokerTableTold,
  TournamentMineTold,
  TournamentStateTold,
  TournamentTold,
} from '../../../house/protocol/tournaments.ts';
import { hearChat, hearOwnChat, noChat } from '../../../client/store/hear-chat.ts';

/** One-time news: moves, breaks, places, money. */
export type Event = Exclude<TournamentTold, { readonly said: (typeof passing)[number] }>;

export interface Notice {
  /** Its number in the stream. */
  readonly n: number;
  readonly at: string;
  readonly event: Event;
}

export interface SeenTournament {
  readonly stream: string;
  /** The last number received. */
  readonly n: number;
  readonly state: TournamentStateTold;
  readonly mine: TournamentMineTold;
  /** Each seat's last action in this betting round. */
  readonly did: ReadonlyMap<number, DidTold>;
  /** The previous hand as it ended at the same table. */
  readonly before: PokerTableTold | undefined;
  /** At the table shown. */
  readonly chat: ChatState;
  /** Newest last. */
  readonly notices: readonly Notice[];
}

export type TournamentFrame = FrameOf<'attending' | 'tournament'>;

const noticesKept = 40;
const nobody: ReadonlyMap<number, DidTold> = new Map();

export const attendedTo = ({ stream, n }: SeenTournament): NonNullable<CommandOf<'attend'>['from']> => ({ stream, n });

/** The tournament after this frame; `gap` if a frame is missing in between; the same object for a repeated frame. */
export function hearTournament(seen: SeenTournament | undefined, frame: TournamentFrame): SeenTournament | 'gap' {
  if (frame.frame === 'attending') {
    const { stream, n, state, mine, chat = noChat } = frame;
    return { stream, n, state, mine, chat, did: nobody, before: undefined, notices: seen?.notices ?? [] };
  }
  if (seen === undefined) return 'gap';
  if (frame.n <= seen.n) return seen;
  if (frame.n !== seen.n + 1) return 'gap';
  const after = hearTold(seen, frame.told);
  const { n, at, told } = frame;
  if (!isEvent(told)) return { ...after, n };
  return { ...after, n, notices: [...seen.notices, { n, at, event: told }].slice(-noticesKept) };
}

const passing = [
  'table',
  'cards',
  'mine',
  'standing',
  'chat',
  'unsaid',
  'talk',
  'muted',
  'hidden',
] as const satisfies readonly TournamentTold['said'][];
const isEvent = (told: TournamentTold): told is Event => !(passing as readonly string[]).includes(told.said);

function hearTold(seen: SeenTournament, told: TournamentTold): SeenTournament {
  const { state, mine } = seen;
  switch (told.said) {
    case 'table':
      return hearTable(seen, told.table, told.did);
    case 'cards':
      // A player dealt in has a seat.
      return {
        ...seen,
        mine: { ...mine, status: dealtIn(mine.status), hand: told.hand, seat: told.seat, cards: told.cards },
      };
    case 'mine':
      return { ...seen, mine: told.mine };
    case 'standing':
      return { ...seen, state: { ...state, standing: told.standing } };
    case 'moved': {
      const { hand: _, turn: __, ...lasting } = mine;
      const there = { ...lasting, cards: [], table: told.table, seat: told.seat };
      // Another table's chat starts empty.
      return { ...seen, mine: there, chat: { ...seen.chat, lines: [] } };
    }
    case 'money':
      return { ...seen, mine: { ...mine, balance: told.balance } };
    case 'rebuy-offered':
      return { ...seen, mine: { ...mine, mayRebuy: true, rebuyUntil: told.until } };
    case 'finished':
      return { ...seen, state: { ...state, results: told.results } };
    case 'button-drawn':
    case 'eliminated':
    case 'placed':
    case 'news':
    case 'cancelled':
    case 'registered':
      return seen;
    case 'chat':
    case 'unsaid':
      return { ...seen, chat: hearChat(seen.chat, told) };
    case 'muted':
    case 'hidden':
      return { ...seen, chat: hearOwnChat(seen.chat, told) };
    case 'talk':
      return { ...seen, chat: { ...seen.chat, lines: told.lines } };
  }
}

const dealtIn = (status: TournamentMineTold['status']): NonNullable<TournamentMineTold['status']> =>
  status === undefined || status === 'registered' ? 'in' : status;

function hearTable(seen: SeenTournament, table: PokerTableTold, did: readonly DidTold[]): SeenTournament {
  const { state, mine } = seen;
  const last = state.table;
  const isSameTable = last?.table === table.table;
  const isSameHand = isSameTable && last.hand?.hand === table.hand?.hand;
  const isSameRound = isSameHand && last.hand?.round === table.hand?.round;
  const earlier = isSameRound ? seen.did : nobody;
  const before = isSameHand ? seen.before : isSameTable && isOver(last) ? last : undefined;
  return {
    ...seen,
    state: { ...state, table },
    mine: turnHeld(mine, table),
    did: did.length === 0 ? earlier : new Map([...earlier, ...did.map((one) => [one.seat, one] as const)]),
    before,
  };
}

/** The same with the previous hand as it ended: cards and awards, no questions. */
export function withShowdown(seen: SeenTournament): SeenTournament {
  const { state, mine, before } = seen;
  if (before === undefined) return seen;
  const { turn: _, ...unasked } = mine;
  return { ...seen, state: { ...state, table: before }, mine: unasked, did: nobody };
}

/** The hand was played to its end and its awards are known. */
export const isOver = (table: PokerTableTold | undefined): boolean => (table?.hand?.awards.length ?? 0) > 0;

/** A turn is over once the table waits for something else. */
function turnHeld(mine: TournamentMineTold, { hand }: PokerTableTold): TournamentMineTold {
  const { turn, ...rest } = mine;
  if (turn === undefined) return mine;
  const isHeld = hand?.hand === turn.hand && hand.asks === turn.name && hand.until === turn.until;
  return isHeld ? mine : rest;
}
