/** Golden journals: stored rounds as readable lines, and what a table makes of the same answers today. */
import { printRefusal } from '../../base/refusal.ts';
import { defined } from '../../base/defined.ts';
import { playerId, type Seat, spotId } from '../../base/ids.ts';
import { cents } from '../../base/money.ts';
import { card as cardIn, printCard } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import type { Offer, Option, Request } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import type { Wager } from '../../round/wager.ts';
import type { Table } from '../game.ts';
import { settleRound } from '../settle-round.ts';

/**
 * The lines of one round. `asks` holds a request and its answer; `board` and `pays` hold the result: per wager, in the
 * order of the bets, the result, what it cost, what it returned, and the clause.
 */
export function linesOf(table: Table, answers: readonly Answer[]): readonly string[] {
  const round = new Round(table, freshShoe(table.shoe.decks));
  const lines: string[] = [];
  for (const answer of answers) {
    const asked = round.asks === undefined ? 'nothing' : requestText(round.asks);
    const refusal = round.answer(answer);
    lines.push(`asks\t${asked}\t${answerText(answer)}`);
    if (refusal !== undefined) return [...lines, `refused\t${printRefusal(refusal)}`];
  }
  if (round.asks !== undefined) return [...lines, `asks\t${requestText(round.asks)}`];
  const { lines: paid, cuts } = settleRound(table, round);
  return [
    ...lines,
    `board\t${JSON.stringify(table.board(round.outcome))}`,
    ...(paid.length === 0
      ? []
      : [`pays\t${paid.map((one) => [one.result, one.staked, one.returns, one.clause].join(' ')).join('; ')}`]),
    ...cuts.map(({ player, amount, clause }) => `cut\t${player} ${amount} ${clause}`),
  ];
}

/** The answers in the lines of one round. */
export const answersIn = (lines: readonly string[]): readonly Answer[] =>
  lines.flatMap((line) => {
    const [what, , answer] = line.split('\t');
    return what === 'asks' && answer !== undefined ? [readAnswer(answer)] : [];
  });

/** A golden file: tables by their parameters, each with its rounds. */
export interface GoldenTable {
  readonly parameters: unknown;
  readonly rounds: readonly (readonly string[])[];
}

export function readGolden(text: string): readonly GoldenTable[] {
  return text
    .split(/^table\t/m)
    .slice(1)
    .map((part) => {
      const [parameters = '', ...rounds] = part.split(/^round\t\d+\n/m);
      return { parameters: JSON.parse(parameters), rounds: rounds.map((round) => round.trimEnd().split('\n')) };
    });
}

export const goldenText = (tables: readonly GoldenTable[]): string =>
  tables
    .map(({ parameters, rounds }) => {
      const told = rounds.map((lines, at) => `round\t${at + 1}\n${lines.join('\n')}\n`);
      return `table\t${JSON.stringify(parameters)}\n${told.join('')}`;
    })
    .join('');

/** Longer lists are shortened to their length and a digest. */
const listMost = 12;

function requestText(request: Request): string {
  switch (request.ask) {
    case 'draw': {
      const { name, take, options, clause } = request;
      return `draw ${name} ${take} of ${listText(options.map(({ id, weight }) => `${id}:${weight}`))} ${clause}`;
    }
    case 'choice':
      return `choice ${request.name} ${request.seconds} s, ${offerText(request.offer)} ${request.clause}`;
    case 'window':
      return `window ${request.name} ${request.seconds} s, ${request.offers.map(offerText).join(', ')} ${request.clause}`;
    case 'announce':
      // The wording is not a rule: another wording plays the same round.
      return `announce ${request.clause}`;
    default: {
      const { ask, clause, ...rest } = request;
      return [ask, ...Object.values(rest), clause].join(' ');
    }
  }
}

const offerText = ({ holder, options, fallback }: Offer): string =>
  `${holder}: ${options.map(optionText).join(' / ')} else ${fallback.id}`;

const optionText = ({ id, cost, on, costMost, cards, clause }: Option): string =>
  [
    id,
    ...(costMost === undefined ? [cost] : [`${cost}-${costMost}`]),
    ...(on === undefined ? [] : [`on ${on}`]),
    ...(cards === undefined ? [] : [`${cards.least}-${cards.most} of ${cards.of} at ${cards.place}`]),
    clause,
  ].join(' ');

function listText(list: readonly string[]): string {
  if (list.length <= listMost) return list.join(',');
  let digest = 5381;
  for (const letter of list.join(',')) digest = (Math.imul(digest, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${list.length} #${digest.toString(16)}`;
}

function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'bets':
      return ['bets', answer.wagers.map(wagerText).join('; ')].join(' ').trimEnd();
    case 'card':
    case 'burn':
      return `${answer.kind} ${printCard(answer.card)}`;
    case 'pocket':
      return `pocket ${answer.pocket}`;
    case 'dice':
      return `dice ${answer.dice.join(' ')}`;
    case 'draw':
      return `draw ${answer.picked.join('|')}`;
    default: {
      const { kind, ...rest } = answer;
      return Object.keys(rest).length === 0 ? kind : `${kind} ${JSON.stringify(rest)}`;
    }
  }
}

const wagerText = ({ player, seat, spot, stake, fee }: Wager): string =>
  `${seat === undefined ? player : `${player}@${seat}`} ${spot} ${stake} ${fee}`;

function readAnswer(text: string): Answer {
  const at = text.indexOf(' ');
  const [kind, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  switch (kind) {
    case 'bets':
      return { kind, wagers: value === '' ? [] : value.split('; ').map(readWager) };
    case 'card':
    case 'burn':
      return { kind, card: cardIn(value) };
    case 'pocket':
      return { kind, pocket: Number(value) };
    case 'dice':
      return { kind, dice: value.split(' ').map(Number) };
    case 'draw':
      return { kind, picked: value.split('|') };
    default:
      return { kind, ...(value === '' ? {} : (JSON.parse(value) as object)) } as Answer;
  }
}

function readWager(text: string): Wager {
  const [who = '', spot = '', stake, fee] = text.split(' ');
  const [player = '', seat] = who.split('@');
  return {
    player: playerId(player),
    ...defined({ seat: seat as Seat | undefined }),
    spot: spotId(spot),
    stake: cents(Number(stake)),
    fee: cents(Number(fee)),
  };
}
