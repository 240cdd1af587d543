/** Whatever is said and whenever a reader is away, returning gives exactly what was missed, in order. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerId } from '../../core/base/ids.ts';
import { frame, type FrameOf } from '../protocol/frames.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { Framed } from './framed.ts';
import { Streams } from './streams.ts';
import { type Reader, TableStreams } from './table-streams.ts';

const [ana, ben] = [playerId('ana'), playerId('ben')];
const closed = (staked: number) => ({ said: 'closed', round: 'r', bettors: 1, staked }) as const;
const balance = (amount: number) => ({ said: 'balance', balance: amount }) as const;

/** The JSON in a frame, whatever the length of its header. */
const read = (bytes: Framed) =>
  frame.parse(JSON.parse(bytes.subarray(bytes.indexOf('{')).toString())) as FrameOf<'table' | 'own'>;
const textOf = (bytes: Framed) => {
  const { frame: stream, n, told } = read(bytes);
  return `${stream} ${n} ${'staked' in told ? told.staked : 'balance' in told ? told.balance : ''}`;
};

function listen(): Reader & { readonly texts: string[] } {
  const texts: string[] = [];
  return { texts, write: (bytes) => void texts.push(textOf(bytes)) };
}

test('after any absence, a reader gets exactly what a neighbour heard meanwhile', () => {
  const word = fc.oneof(fc.constant('all'), fc.constant('ana'), fc.constant('ben'));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 60 }), (before, during) => {
      const streams = new TableStreams('t', new TestClock());
      const [away, neighbour] = [listen(), listen()];
      let count = 0;
      const say = (whom: string) => {
        count += 1;
        if (whom === 'all') streams.toAll(closed(count));
        else streams.toOne(whom === 'ana' ? ana : ben, balance(count));
      };
      streams.join(away, ana);
      before.forEach(say);
      const leftAt = streams.numbers(ana);
      streams.leave(away, ana);
      streams.join(neighbour, ana);
      during.forEach(say);
      expect(streams.since(leftAt, ana)?.map(textOf)).toEqual(neighbour.texts);
      const told = before.filter((whom) => whom !== 'ben').length;
      expect(away.texts).toHaveLength(told);
    }),
  );
});

test('words too long ago are reported as forgotten', () => {
  const streams = new TableStreams('t', new TestClock());
  for (let n = 1; n <= 1000; n++) streams.toAll(closed(n));
  expect(streams.since({ table: 599, own: 0 }, undefined)).toBeUndefined();
  expect(streams.since({ table: 600, own: 0 }, undefined)).toHaveLength(400);
  expect(streams.since({ table: 1000, own: 0 }, undefined)).toEqual([]);
  expect(streams.since({ table: 1001, own: 0 }, undefined)).toBeUndefined();
});

test('a forgotten private stream is never confused with its successor', async () => {
  const clock = new TestClock();
  const streams = new TableStreams('t', clock);
  for (let n = 1; n <= 5; n++) streams.toOne(ana, balance(n));
  const leftAt = streams.numbers(ana);
  streams.toOne(ana, balance(6));
  await clock.advance(60_000, async () => {});
  streams.forget(clock.now());
  for (let n = 7; n <= 20; n++) streams.toOne(ana, balance(n));
  expect(streams.since(leftAt, ana)).toBeUndefined();
  expect(streams.since({ table: 0, own: 6 }, ana)?.map(textOf)[0]).toBe('own 7 7');
});

test('stream names are unique', () => {
  const clock = new TestClock();
  expect(new TableStreams('t', clock).name).not.toBe(new TableStreams('t', clock).name);
});

test('at a private table nobody hears another player’s words', () => {
  const streams = new Streams(new TestClock());
  const table = { id: 'own', isPrivate: true };
  const { toAll, toOne } = streams.listener(table);
  const [atAnas, atBens] = [listen(), listen()];
  streams.of(table, ana).join(atAnas, ana);
  streams.of(table, ben).join(atBens, ben);
  toAll(closed(1), ana);
  toAll(closed(2), ben);
  toOne(ana, balance(3));
  expect(atAnas.texts).toEqual(['table 1 1', 'own 1 3']);
  expect(atBens.texts).toEqual(['table 1 2']);
});

test('a balance change at one table shows at every other table where the player is', () => {
  const streams = new Streams(new TestClock());
  const table = (id: string) => ({ id, isPrivate: false });
  const [here, there, bens] = [listen(), listen(), listen()];
  streams.of(table('here'), ana).join(here, ana);
  streams.of(table('there'), ana).join(there, ana);
  streams.of(table('there'), ben).join(bens, ben);
  streams.listener(table('here')).toOne(ana, { said: 'taken', round: 'r', laid: [], balance: 900 });
  const settled = { round: 'r', lines: [], cuts: [], staked: 100, paid: 200, balance: 1100 };
  streams.listener(table('elsewhere')).toOne(ana, { said: 'settled', settled });
  expect(here.texts).toEqual(['own 1 900', 'own 2 1100']);
  expect(there.texts).toEqual(['own 1 900', 'own 2 1100']);
  expect(bens.texts).toEqual([]);
});
