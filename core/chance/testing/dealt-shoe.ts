/** A shoe dealt from fixed seeds and exported as a house does; every choice takes its default. */
import { createHash } from 'node:crypto';
import { playerId } from '../../base/ids.ts';
import { broken, present } from '../../base/invariant.ts';
import { printCard, type Card } from '../../cards/card.ts';
import { freshShoe, takeAll } from '../../cards/shoe.ts';
import { isRefusal } from '../../base/refusal.ts';
import { type Game, type Table, tableOf } from '../../games/game.ts';
import { isShoeOver } from '../../games/shoe-life.ts';
import type { Answer } from '../../round/answer.ts';
import { feeOn } from '../../round/betting.ts';
import { runThrough } from '../../round/procedure.ts';
import type { Request } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import { exportFormat, type ShoeExport } from '../shoe-export.ts';
import { type Pack, shuffledPack } from '../shuffle.ts';
import { type Seed, type Stream, streamOf } from '../stream.ts';
import { dealerAnswer } from '../virtual-dealer.ts';

export const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const promised = (seed: Seed) => ({ commitment: hexOf(sha256(seed)), seed: hexOf(seed) });

const roundsWithoutCards = 4;

export function dealtShoe(game: Game, parameters: Readonly<Record<string, unknown>> = {}): ShoeExport {
  const table = tableOf(game, parameters);
  const seed = sha256(Buffer.from(`the shoe of ${game.id}`));
  const pack = shuffledPack(table.shoe.decks, streamOf(seed, 'shoe'));
  const burned = burn(table, pack);
  const opened = takeAll(freshShoe(table.shoe.decks), burned, table.decksClause);
  let shoe = isRefusal(opened) ? broken(opened.refused) : opened;
  const rounds: ShoeExport['rounds'] = [];
  while (table.shoe.decks === 0 ? rounds.length < roundsWithoutCards : !isShoeOver(table.shoe, pack.dealt)) {
    const number = 40 + rounds.length;
    const own = sha256(Buffer.from(`round ${number} of ${game.id}`));
    const round = new Round(table, shoe);
    playRound(table, round, { pack, draws: streamOf(own, 'draws') });
    shoe = round.shoe;
    const journal = round.journal.map((entry) => written(entry as Answer));
    rounds.push({ id: `test-1/${number}`, number, ...promised(own), journal });
  }
  return {
    format: exportFormat,
    table: 'test-1',
    game: game.id,
    rulesVersion: game.rulesVersion,
    parameters: { ...table.parameters },
    shoe: { number: 7, decks: table.shoe.decks, ...promised(seed), burned: burned.map(printCard) },
    rounds,
  };
}

function burn({ shoe }: Table, pack: Pack): readonly Card[] {
  const burned: Card[] = [];
  const prepare = shoe.prepare?.();
  if (prepare === undefined) return burned;
  runThrough(prepare, () => {
    const card = pack.deal();
    burned.push(card);
    return { kind: 'burn', card };
  });
  return burned;
}

function playRound(table: Table, round: Round<unknown>, from: { readonly pack: Pack; readonly draws: Stream }): void {
  for (let { asks } = round; asks !== undefined; { asks } = round) {
    const refusal = round.answer(answerTo(asks, table, from));
    if (refusal !== undefined) broken(refusal.refused);
  }
}

function answerTo(
  request: Request,
  { betting, seats }: Table,
  { pack, draws }: { readonly pack: Pack; readonly draws: Stream },
): Answer {
  switch (request.ask) {
    case 'bets': {
      const { spot, least } = present([...betting.spots.values()][0], 'a spot');
      const wager = {
        player: playerId('player 1'),
        spot,
        stake: least.amount,
        fee: feeOn(betting, spot, least.amount),
      };
      return { kind: 'bets', wagers: [seats?.[0] === undefined ? wager : { ...wager, seat: seats[0] }] };
    }
    case 'window':
      return { kind: 'closed', unpaid: [] };
    case 'choice':
      return { kind: 'choice', holder: request.offer.holder, option: request.offer.fallback.id };
    case 'card':
    case 'burn':
    case 'turn':
    case 'move':
    case 'pocket':
    case 'dice':
    case 'draw':
    case 'announce':
      return dealerAnswer(request, pack, draws);
  }
}

type Written = ShoeExport['rounds'][number]['journal'][number];

const written = (answer: Answer): Written =>
  JSON.parse(
    JSON.stringify(
      answer.kind === 'card' || answer.kind === 'burn' ? { ...answer, card: printCard(answer.card) } : answer,
    ),
  ) as Written;
