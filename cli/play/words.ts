/** What a player reads of a table in a terminal: public events, private ones, and the state of the table. */
import type { OfferTold, OwnState, OwnTold, SettledTold } from '../../house/protocol/own-told.ts';
import type { LaidTold } from '../../house/protocol/slip-told.ts';
import type { EndedTold, LobbyTable, Shown, TableState, TableTold } from '../../house/protocol/table-told.ts';
import type { Tiding } from '../../client/store/room.ts';
import { printMoney, cents } from '../../core/base/money.ts';
import { renderTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { lineText, pauseText, refusalText } from '../terminal/refusal-words.ts';

export const money = (amount: number): string => printMoney(cents(amount));

/** Seconds left, by the house's clock. */
type SecondsTo = (until: string | undefined) => number | undefined;

export const secondsBy =
  (now: () => number): SecondsTo =>
  (until) =>
    until === undefined ? undefined : Math.max(0, Math.round((Date.parse(until) - now()) / 1000));

export function lobbyLines(tables: Iterable<LobbyTable>, secondsTo: SecondsTo, terminal: Terminal): readonly string[] {
  const rows = [...tables].map((one, at) => [
    `${at + 1}`,
    one.table,
    one.name,
    `${money(one.least)}–${money(one.most)}`,
    phaseOf(one, secondsTo),
    one.boards.slice(-1).map(boardText).join(''),
  ]);
  return renderTable({ header: ['', 'table', 'name', 'limits', 'now', 'last round'], rows }, terminal);
}

function phaseOf({ phase, until }: Pick<LobbyTable, 'phase' | 'until'>, secondsTo: SecondsTo): string {
  const left = secondsTo(until);
  return left === undefined ? phase : `${phase} ${left} s`;
}

/** What lies on the table, in the words of the felt. */
function shownLines({ places, drawn, pocket, dice }: Shown): readonly string[] {
  const cards = Object.entries(places).filter(([, there]) => there.length > 0);
  return [
    ...drawn
      .filter(({ picked }) => picked.some((one) => one !== 'none'))
      .map(({ name, picked }) => `${name}: ${picked.join(' ')}`),
    ...cards.map(([place, there]) => `${place}: ${there.map((card) => (card === 'hidden' ? '▒▒' : card)).join(' ')}`),
    ...(pocket === undefined ? [] : [`the ball rests in ${pocket}`]),
    ...(dice === undefined ? [] : [`the dice show ${dice.join(' ')}`]),
  ];
}

/** Empty when there is nothing new to say, such as a step that shows no card. */
export function tableLines(told: TableTold, before: Shown | undefined, secondsTo: SecondsTo): readonly string[] {
  switch (told.said) {
    case 'betting':
      return ['', `Place your bets${inSeconds(secondsTo(told.until))}.   ${told.round}`];
    case 'closing':
      return [`Bets are closing${inSeconds(secondsTo(told.until))}.`];
    case 'closed':
      return ['No more bets.'];
    case 'step':
    case 'deciding': {
      const seen = new Set(before === undefined ? [] : shownLines(before));
      return shownLines(told.shown).filter((line) => !seen.has(line));
    }
    case 'result':
      return [boardText(told.ended)];
    case 'paused':
      return [pauseText(told.why)];
    case 'resumed':
      return told.phase === 'betting'
        ? [`Bets are open${inSeconds(secondsTo(told.until))}.`]
        : ['The table continues.'];
    case 'incident':
      return [incidentText(told)];
    case 'stopped':
      return [told.why === undefined ? 'The table is closed.' : pauseText(told.why)];
    case 'manual':
      return [told.isOn ? 'Results are entered by hand for now.' : 'A device reads the results again.'];
    case 'settings':
      return [`From the next round on this table has new settings: ${told.name}`];
    case 'chat':
      return [`${told.line.name ?? told.line.by}: ${lineText(told.line)}`];
    case 'unsaid':
      return [];
    case 'seats':
      return told.seats.length === 0
        ? []
        : [`seats: ${told.seats.map(({ seat, player }) => `${seat} ${player}`).join(', ')}`];
  }
}

function incidentText({ is, trigger, clause, operations }: Extract<TableTold, { said: 'incident' }>): string {
  const what = [trigger, clause].filter((one) => one !== undefined).join(', ');
  if (is === 'opened') return `Something is being investigated${what === '' ? '' : `: ${what}`}.`;
  return is === 'rejected' ? 'The investigation is over; no action was needed.' : `${what}: ${operations?.join(', ')}.`;
}

export function ownLines(told: OwnTold, secondsTo: SecondsTo): readonly string[] {
  switch (told.said) {
    case 'taken':
      return [`Your bets are in: ${told.laid.map(laidText).join('; ')}. Balance ${money(told.balance)}.`];
    case 'gone':
      return [`Your bets have been removed, nothing was taken: ${refusalText(told.why)}`];
    case 'out':
      return [`You are not in this round: ${refusalText(told.why)}`];
    case 'changed':
      return told.changes.map(
        ({ spot, from, to, told: why }) => `${spot}: ${money(from)} became ${money(to)}: ${refusalText(why)}`,
      );
    case 'offers':
      return told.offers.flatMap((offer) => offerLines(offer, secondsTo));
    case 'decided':
      return [`${told.decision.holder}: ${told.decision.option}${told.decision.byDefault ? ' (by the rule)' : ''}`];
    case 'annulled':
      return [`This round is annulled for you (${told.clause}); your stakes come back.`];
    case 'settled':
      return settledLines(told.settled);
    case 'bye':
      return [refusalText(told.why)];
    case 'hands':
      return Object.entries(told.hands).map(([name, cards]) => `your ${name}: ${cards.join(' ')}`);
    case 'muted':
      return [told.mute === undefined ? 'You may write in the chat again.' : `You may not write: ${told.mute.reason}.`];
    case 'laid':
    case 'seats':
    case 'balance':
    case 'hidden':
      return [];
  }
}

function offerLines({ holder, options, fallback, until }: OfferTold, secondsTo: SecondsTo): readonly string[] {
  const choices = options.map(({ id, cost, costMost, cards, covered }) => {
    const price =
      costMost === undefined ? (cost > 0 ? ` (${money(cost)})` : '') : ` (${money(cost)} to ${money(costMost)})`;
    const named = cards === undefined ? '' : ` ${cards.least}–${cards.most} cards`;
    return `${id}${named}${price}${covered ? '' : ', not covered by your balance'}`;
  });
  return [`${holder} decides${inSeconds(secondsTo(until))}: ${choices.join(' · ')}. Default: ${fallback}.`];
}

function settledLines({ lines, cuts, staked, paid, balance }: SettledTold): readonly string[] {
  const each = lines.map(({ seat, spot, result, staked: put, returns, clause }) => {
    const where = seat === undefined ? spot : `${seat} ${spot}`;
    return `  ${where}: ${result}, ${money(put)} → ${money(returns)}  ${clause}`;
  });
  const cut = cuts.map(({ amount, clause }) => `  cut at the most that a round may pay: ${money(-amount)}  ${clause}`);
  const net = paid - staked;
  const came = net > 0 ? `You win ${money(net)}.` : net === 0 ? 'Your stakes come back.' : `You lose ${money(-net)}.`;
  return [...each, ...cut, `${came} Balance ${money(balance)}.`];
}

/** A table's current state, for a player who joins or asks. */
export function stateLines(state: TableState, mine: OwnState | undefined, secondsTo: SecondsTo): readonly string[] {
  return [
    `${state.name}   ${state.game}   ${phaseOf(state, secondsTo)}`,
    ...shownLines(state.shown),
    ...(state.paused === undefined ? [] : [pauseText(state.paused)]),
    ...(mine === undefined ? [] : [...betLines(mine), ...mine.offers.flatMap((offer) => offerLines(offer, secondsTo))]),
  ];
}

export function betLines({ laid, balance }: OwnState): readonly string[] {
  const bets = laid.length === 0 ? 'no bets' : laid.map(laidText).join('; ');
  return [`${bets}. Balance ${money(balance)}.`];
}

function laidText({ seat, stakes, total, inactive = [] }: LaidTold): string {
  const chips = Object.entries(stakes).map(
    ([spot, stake]) => `${spot} ${money(stake)}${inactive.includes(spot) ? ' (inactive)' : ''}`,
  );
  return `${seat === undefined ? '' : `${seat}: `}${chips.join(', ')}, ${money(total)} in all`;
}

function boardText({ board, void: why }: EndedTold): string {
  if (board === null)
    return why === undefined ? 'The round is void.' : `The round is void: ${why.reason ?? why.clause}`;
  const facts = Object.entries(board).filter(([, value]) => value !== false && value !== null);
  return facts.map(([name, value]) => (value === true ? name : `${name} ${plain(value)}`)).join(', ');
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${plain(part)}`)
      .join(' and ');
  }
  return String(value);
}

/** A bet that got fewer chips than intended is named with both amounts. */
export const tidingText = ({ told, spot, from, amount }: Tiding): string =>
  spot === undefined || from === undefined || amount === undefined
    ? refusalText(told)
    : `${spot}: ${money(amount)}, not ${money(from)}: ${refusalText(told)}`;

const inSeconds = (left: number | undefined): string => (left === undefined ? '' : `, ${left} s`);
