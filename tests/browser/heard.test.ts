/** A client that applied all frames has the same state as one that joins afresh, from any starting point. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { tableOf } from '../../core/games/game.ts';
import type { FrameOf } from '../../house/protocol/frames.ts';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import { Protection } from '../../house/protection/hold.ts';
import { LiveTable } from '../../house/tables/live/table.ts';
import { engines } from '../../house/testing/databases.ts';
import { gameNamed } from '../../house/testing/game-named.ts';
import { ana, ben, tableHouse, type TableHouseInTest } from '../../house/testing/table-house.ts';
import { TestClock } from '../../house/testing/test-clock.ts';
import { hearFrame, type SeenTable, type TableFrame } from '../../client/store/seen-table.ts';
import { defined } from '../../core/base/defined.ts';

/** An action at the table; numbers select among what is available at that moment. */
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      who: fc.nat(1),
      at: fc.nat(),
      chips: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('undo', 'clear', 'double', 'rebet'), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('sit', 'stand'), who: fc.nat(1), at: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('decide' as const), who: fc.nat(1), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leave' as const), who: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 12 }) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** The stream as one client hears it, with the state sent to newcomers at some points. */
interface Heard {
  readonly frames: readonly TableFrame[];
  readonly points: readonly { readonly after: number; readonly fresh: FrameOf<'state'> }[];
}

describe('a client that listens', () => {
  let house: TableHouseInTest;
  let opened = 0;
  beforeAll(async () => {
    house = await tableHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  async function heardOf(gameId: string, deeds: readonly Deed[]): Promise<Heard> {
    const game = gameNamed(gameId);
    const rules = tableOf(game);
    const clock = new TestClock();
    const id = `${gameId}-heard-${(opened += 1)}`;
    const at = clock.now().toISOString();
    const frames: TableFrame[] = [];
    let [n, own] = [0, 0];
    const table = await LiveTable.open(
      { id, name: game.title, game, table: rules, pace: { step: 1, warning: 5, result: 6 }, resumeSeconds: 60 },
      {
        db: house.db,
        clock,
        safe: house.safe,
        stops: house.stops,
        protection: await Protection.open(house.db, clock),
        owner: id,
        listener: {
          toAll: (told) => void frames.push({ frame: 'table', table: id, n: (n += 1), at, told }),
          toOne(player, told) {
            if (player === ana) frames.push({ frame: 'own', table: id, n: (own += 1), at, told });
          },
        },
        failed(error) {
          throw error;
        },
      },
    );
    const people = [ana, ben].map((player) => ({ player, name: player }));
    for (const one of people) await table.enter(one);
    const points: { after: number; fresh: FrameOf<'state'> }[] = [];
    const note = async () => {
      await table.idle();
      const [state, mine] = [await table.state(), await table.own(ana)];
      points.push({ after: frames.length, fresh: { frame: 'state', table: id, at, stream: 's', n, own, state, mine } });
    };
    await note();
    for (const [index, one] of deeds.entries()) {
      if (one.does === 'wait') await clock.advance(one.seconds * 1000, () => table.idle());
      else {
        const who = present(people[one.who], 'a player');
        if (one.does === 'leave') {
          await table.lose(who.player, 'left');
          await table.enter(who);
        } else {
          const command = commandOf(one, await table.own(who.player));
          if (command !== undefined) await table.command(who, { ...command, id: `${id} ${index}`, table: id });
        }
      }
      await note();
    }
    void table.close('hold');
    await table.idle();
    return { frames, points };

    function commandOf(one: Exclude<Deed, { does: 'wait' | 'leave' }>, mine: OwnState) {
      const spots = [...rules.betting.spots.values()];
      const seats = rules.seats;
      const seat = defined({ seat: seats && (mine.seats?.[0] ?? 'seat-1') });
      switch (one.does) {
        case 'bet': {
          const { spot, least } = present(spots[one.at % spots.length], 'a spot');
          return { do: 'bet', ...seat, gesture: { bet: 'place', spot, amount: least.amount * one.chips } } as const;
        }
        case 'undo':
        case 'clear':
        case 'double':
        case 'rebet':
          return { do: 'bet', ...seat, gesture: { bet: one.does } } as const;
        case 'sit':
        case 'stand':
          return seats === undefined
            ? undefined
            : ({ do: one.does, seat: seats[one.at % seats.length] ?? '' } as const);
        case 'decide': {
          const offer = mine.offers[0];
          const option = offer?.options[one.at % offer.options.length];
          if (offer === undefined || option === undefined) return undefined;
          const cards = defined({ cards: option.cards && Array.from({ length: option.cards.least }, (_, i) => i) });
          const amount = option.costMost === undefined ? {} : { amount: option.cost };
          return { do: 'decide', holder: offer.holder, option: option.id, ...cards, ...amount } as const;
        }
      }
    }
  }

  /** The number of spectators is sent on joining and not updated. */
  const comparable = ({ state, mine }: { readonly state: TableState; readonly mine?: OwnState | undefined }) => ({
    state: { ...state, players: 0 },
    mine: { ...mine, laid: mine?.laid.toSorted((a, b) => (a.seat ?? '').localeCompare(b.seat ?? '')) },
  });

  test.each(['ezugi-baccarat', 'peek-baccarat', 'casino-war', 'ezugi-blackjack', 'royal-poker'])(
    'at %s: from any point to any later one, applied frames equal a fresh state',
    async (game) => {
      await fc.assert(
        fc.asyncProperty(fc.array(deed, { minLength: 30, maxLength: 40 }), async (deeds) => {
          const { frames, points } = await heardOf(game, deeds);
          for (const [start, { after, fresh }] of points.entries()) {
            let seen = hearFrame(undefined, fresh) as SeenTable;
            let next = after;
            for (const later of points.slice(start)) {
              for (; next < later.after; next++) {
                const heard = hearFrame(seen, present(frames[next], 'a frame'));
                if (heard === 'gap') throw new Error(`a gap before frame ${next}`);
                seen = heard;
              }
              expect(comparable(seen)).toEqual(comparable(later.fresh));
            }
          }
        }),
        { numRuns: 2, endOnFailure: true },
      );
    },
  );
});
