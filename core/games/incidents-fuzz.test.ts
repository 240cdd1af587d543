import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../base/refusal.ts';
import { shuffledPack } from '../chance/shuffle.ts';
import { streamOf } from '../chance/stream.ts';
import { dealerAnswer } from '../chance/virtual-dealer.ts';
import { carryOut } from '../round/operations.ts';
import type { Request } from '../round/request.ts';
import { Round } from '../round/round.ts';
import { type Table, tableOf } from './game.ts';
import { games } from './games.ts';
import { settleRound } from './settle-round.ts';
import { anyIncident } from './testing/any-incident.ts';
import { randomRound } from './testing/random-round.ts';

const signedBy = { reason: 'any', by: ['flora', 'gus'] };

/** Plays to the end: other cards come, and nobody asked gives an answer. */
function finish(table: Table, round: Round<unknown>, seed: Uint8Array): void {
  const [draws, pack] = [streamOf(seed, 'draws'), shuffledPack(Math.max(1, table.shoe.decks), streamOf(seed, 'shoe'))];
  for (let asks = round.asks; asks !== undefined; asks = round.asks) {
    const answer = silentAnswer(asks) ?? dealerAnswer(asks as Parameters<typeof dealerAnswer>[0], pack, draws);
    const refusal = round.answer(answer);
    // The pack does not know which cards are out, so some are impossible.
    if (refusal !== undefined && refusal.refused !== 'impossible-card') throw new Error(refusal.refused);
  }
}

function silentAnswer(asks: Request) {
  if (asks.ask === 'window') return { kind: 'closed', unpaid: [] } as const;
  if (asks.ask !== 'choice') return undefined;
  const { holder, fallback } = asks.offer;
  return { kind: 'choice', holder, option: fallback.id, byDefault: true } as const;
}

test('any incident at any moment: the journal replays to the same table, and every bet is settled once or refunded once', () => {
  let [resolved, voided, corrected] = [0, 0, 0];
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.nat(100_000),
      fc.nat(14),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      (game, number, moment, seed) => {
        const table = tableOf(game);
        let asked = 0;
        const { round, shoe } = randomRound(table, number, () => (asked += 1) <= moment + 1);
        const phase = round.asks?.ask === 'window' || round.asks?.ask === 'choice' ? 'deciding' : 'dealing';
        const incident = anyIncident(table, round, phase, streamOf(seed, 'draws'));
        if (incident !== undefined) {
          const { resolution, answers } = incident;
          const before = JSON.stringify(round.journal);
          const subject = { script: table, shoe, journal: round.journal, isMain: () => true };
          const done = carryOut(subject, resolution.operations, answers, { clause: resolution.clause, ...signedBy });
          // Whatever the result, the running round is unchanged.
          expect(JSON.stringify(round.journal)).toBe(before);
          if (!isRefusal(done)) {
            resolved += 1;
            for (const entry of done.entries) expect(round.enter(entry)).toBeUndefined();
            expect(round.steps).toEqual(done.round.steps);
            if (done.entries.some(({ kind }) => kind === 'edit')) corrected += 1;
          }
        }
        finish(table, round, seed);
        const again = Round.replay(table, shoe, round.journal);
        if (isRefusal(again)) throw new Error(again.refused);
        expect(again.steps).toEqual(round.steps);
        const settlement = settleRound(table, round);
        expect(settleRound(table, again)).toEqual(settlement);
        expect(settlement.lines.map(({ wager }) => wager)).toEqual(round.wagers);
        if (round.voided !== undefined) {
          voided += 1;
          for (const line of settlement.lines) expect([line.result, line.returns]).toEqual(['refund', line.staked]);
          expect(settlement.cuts).toEqual([]);
        }
      },
    ),
    { numRuns: 600 },
  );
  // Each kind occurred often enough to matter.
  expect([resolved > 100, voided > 50, corrected > 2]).toEqual([true, true, true]);
});
