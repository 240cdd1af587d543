import { describe, expect, test } from 'vitest';
import type { Frame } from '../../house/protocol/frames.ts';
import { Link, type LeftOff, type LinkState } from './link.ts';
import { PlayedSurroundings } from './testing/played-surroundings.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';

function linked() {
  const around = new PlayedSurroundings();
  const frames: Frame[] = [];
  const states: LinkState[] = [];
  const turnedAway: [string, ToldRefusal][] = [];
  const left = new Map<string, LeftOff>();
  const link = new Link(around, {
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
    leftOff: (table) => left.get(table),
    onTurnedAway: (table, why) => turnedAway.push([table, why]),
  });
  link.open();
  return { around, link, frames, states, left, turnedAway };
}

describe('the link', () => {
  test('sends nothing before the welcome, then every watch', () => {
    const { around, link } = linked();
    link.watch('baccarat-1');
    link.watchLobby();
    expect(around.socket.said).toEqual([]);
    around.welcome();
    expect(around.socket.said.map((one) => one.do)).toEqual(['ping', 'lobby', 'watch']);
  });

  test('answers are matched to commands by id', async () => {
    const { around, link } = linked();
    around.welcome();
    const first = link.say({ do: 'sit', table: 't', seat: 'seat-1' });
    const second = link.say({ do: 'sit', table: 't', seat: 'seat-2' });
    const [one, two] = around.socket.of('sit');
    around.socket.hears({ frame: 'done', re: two?.id ?? '', at: around.at });
    const why = { refused: 'seat-taken' };
    around.socket.hears({ frame: 'refused', re: one?.id ?? '', at: around.at, why });
    expect(await second).toMatchObject({ frame: 'done' });
    expect(await first).toMatchObject({ frame: 'refused', why });
  });

  test('a lost connection is reported at once; unanswered commands are refused, never resent', async () => {
    const { around, link, states } = linked();
    around.welcome();
    const bet = link.say({ do: 'bet', table: 't', gesture: { bet: 'place', spot: 'banker', amount: 500 } });
    around.socket.events.onClose();
    expect(await bet).toMatchObject({ why: { refused: 'connection-lost' } });
    expect(states.at(-1)).toEqual({ link: 'lost' });
    around.pass(400);
    expect(around.sockets).toHaveLength(2);
    around.welcome();
    expect(around.socket.of('bet')).toEqual([]);
    expect(states.at(-1)).toEqual({ link: 'open' });
  });

  test('it reconnects and asks for exactly what it missed', () => {
    const { around, link, left } = linked();
    around.welcome();
    link.watch('t');
    expect(around.socket.of('watch')).toMatchObject([{ table: 't' }]);
    left.set('t', { stream: 's', table: 41, own: 7 });
    around.socket.events.onClose();
    around.pass(400);
    around.welcome();
    expect(around.socket.of('watch')).toMatchObject([{ table: 't', from: { stream: 's', table: 41, own: 7 } }]);
  });

  test('waits longer after each failed attempt; a welcome resets the delay', () => {
    const { around } = linked();
    // `random` returns 0 here: half of 400, 800 and 1600 ms.
    for (const wait of [200, 400, 800]) {
      const before = around.sockets.length;
      around.socket.events.onClose();
      around.pass(wait - 1);
      expect(around.sockets).toHaveLength(before);
      around.pass(1);
      expect(around.sockets).toHaveLength(before + 1);
    }
    around.welcome();
    around.socket.events.onClose();
    around.pass(200);
    expect(around.sockets).toHaveLength(5);
  });

  test('a silent house is pinged, and the connection dropped if it does not answer', () => {
    const { around, states } = linked();
    around.welcome();
    const first = around.socket;
    around.pass(10_000);
    expect(first.of('ping')).toHaveLength(2);
    around.pass(7_999);
    expect(first.isClosed).toBe(false);
    around.pass(1);
    expect(first.isClosed).toBe(true);
    expect(states.at(-1)).toEqual({ link: 'lost' });
  });

  test('when in doubt it pings at once and gives up soon, unless an answer arrives', () => {
    const { around, link, states } = linked();
    around.welcome();
    link.doubt();
    const [, ping] = around.socket.of('ping');
    around.pass(1_999);
    around.socket.hears({ frame: 'done', re: ping?.id ?? '', at: around.at });
    around.pass(5_000);
    expect(states.at(-1)).toEqual({ link: 'open' });
    link.doubt();
    around.pass(2_000);
    expect(states.at(-1)).toEqual({ link: 'lost' });
  });

  test('a final goodbye ends the link with its reason', () => {
    const { around, link } = linked();
    around.welcome();
    const why = { refused: 'signed-out' };
    around.socket.hears({ frame: 'bye', at: around.at, why, again: false });
    expect(link.state).toEqual({ link: 'ended', why });
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
  });

  test('a refused watch is reported with its reason; a lost connection does not count as one', () => {
    const { around, link, turnedAway } = linked();
    around.welcome();
    link.watch('t');
    const [watch] = around.socket.of('watch');
    const why = { refused: 'too-soon', values: { seconds: 30 } };
    around.socket.hears({ frame: 'refused', re: watch?.id ?? '', at: around.at, why });
    expect(turnedAway).toEqual([['t', why]]);
    link.watchAgain('t');
    around.socket.events.onClose();
    expect(turnedAway).toHaveLength(1);
  });

  test('the quickest answer sets the house clock', () => {
    const { around, link } = linked();
    around.socket.events.onOpen();
    const ahead = (milliseconds: number) => new Date(around.time + milliseconds).toISOString();
    around.socket.hears({ frame: 'welcome', at: ahead(5_000), version: '0', currency: 'PLAY' });
    expect(link.clock.offset).toBe(5_000);
    const [ping] = around.socket.of('ping');
    around.time += 200;
    // Asked 200 ms ago and answered half-way, when this machine's clock was 100 ms earlier.
    around.socket.hears({ frame: 'done', re: ping?.id ?? '', at: ahead(6_000 - 100) });
    expect(link.clock.offset).toBe(6_000);
    around.socket.hears({ frame: 'welcome', at: ahead(4_000), version: '0', currency: 'PLAY' });
    expect(link.clock.offset).toBe(6_000);
  });

  test('the next message reveals that a clock was set, here or in the house, however quick earlier answers were', () => {
    const { around, link } = linked();
    around.socket.events.onOpen();
    const says = (milliseconds: number) =>
      around.socket.hears({
        frame: 'welcome',
        at: new Date(around.time + milliseconds).toISOString(),
        version: '0',
        currency: 'PLAY',
      });
    says(0);
    const [ping] = around.socket.of('ping');
    around.time += 10;
    around.socket.hears({ frame: 'done', re: ping?.id ?? '', at: new Date(around.time).toISOString() });
    expect(link.clock.offset).toBe(5);
    // Ahead by more than any round trip: this machine's clock was set back, or it slept.
    says(60_000);
    expect(link.clock.offset).toBe(60_000);
    // In the other direction only an answer proves it: a message may have been in transit for any length of time.
    void link.say({ do: 'ping' });
    const again = around.socket.of('ping').at(-1);
    around.time += 20;
    around.socket.hears({ frame: 'done', re: again?.id ?? '', at: new Date(around.time).toISOString() });
    expect(link.clock.offset).toBe(10);
  });
});
