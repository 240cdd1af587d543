/** Which source is tried when, on a clock driven by the test; and quality selection. */
import { expect, test } from 'vitest';
import { TestClock } from '../../house/testing/test-clock.ts';
import { Projector, type Shown } from './projector.ts';
import { heightsIn, qualityFor, waysFor } from './ways.ts';

interface FakeWay {
  does: 'play' | 'stand still' | 'fail';
}

function projected(...ways: readonly FakeWay[]) {
  const clock = new TestClock();
  const [said, opened, closed]: [string[], number[], number[]] = [[], [], []];
  let playing: FakeWay | undefined;
  let shownUntil = 0;
  const screen = {
    get currentTime() {
      // Advances with the clock while a source plays.
      if (playing?.does === 'play') shownUntil = clock.now().getTime();
      return shownUntil;
    },
    play: async () => {},
  };
  let lose = () => {};
  const opens = ways.map((way, at) => async (lost: () => void) => {
    opened.push(at);
    if (way.does === 'fail') throw new Error('no such stream');
    playing = way;
    lose = lost;
    return { delay: () => undefined, close: () => void (closed.push(at), (playing = undefined)) };
  });
  const around = {
    after: (milliseconds: number, what: () => void) => clock.after(milliseconds, what),
    random: () => 1,
    isSeen: () => true,
  };
  const told = (shown: Shown) => void said.push(shown.is === 'playing' ? `plays ${shown.way}` : shown.is);
  const projector = new Projector(screen, opens, around, told);
  const idle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  void projector.run();
  return {
    said,
    opened,
    closed,
    pass: (seconds: number) => clock.advance(seconds * 1000, idle),
    lose: () => lose(),
    close: () => projector.close(),
  };
}

test('the first source that plays is kept, and closed with the projector', async () => {
  const { said, opened, closed, pass, close } = projected({ does: 'play' }, { does: 'play' });
  await pass(60);
  expect([said, opened, closed]).toEqual([['coming', 'plays 0'], [0], []]);
  close();
  await pass(60);
  expect([said, opened, closed]).toEqual([['coming', 'plays 0'], [0], [0]]);
});

test('a source that fails, or shows no frame for eight seconds, is replaced by the next', async () => {
  const failing = projected({ does: 'fail' }, { does: 'play' });
  await failing.pass(1);
  expect(failing.said).toEqual(['coming', 'plays 1']);
  const still = projected({ does: 'stand still' }, { does: 'play' });
  await still.pass(7);
  expect(still.said).toEqual(['coming']);
  await still.pass(2);
  expect([still.said, still.closed]).toEqual([['coming', 'plays 1'], [0]]);
});

test('a video that stalls for four seconds is lost; while nothing plays it is reported once and retried with back-off', async () => {
  const way: FakeWay = { does: 'play' };
  const { said, opened, pass } = projected(way);
  await pass(10);
  way.does = 'fail';
  await pass(3);
  expect(said).toEqual(['coming', 'plays 0']);
  await pass(2);
  expect(said.slice(2)).toEqual(['coming', 'missing']);
  const tried = opened.length;
  await pass(60);
  // 2, 2, 3.2, 6.4 and then every ten seconds: at most eight more.
  expect(opened.length - tried).toBeLessThanOrEqual(8);
  expect(opened.length - tried).toBeGreaterThan(4);
  way.does = 'play';
  await pass(11);
  expect(said.at(-1)).toBe('plays 0');
});

test('a source that reports its loss is lost at once, and all are retried from the first', async () => {
  const { said, opened, pass, lose } = projected({ does: 'play' });
  await pass(1);
  lose();
  await pass(1);
  expect([said, opened]).toEqual([
    ['coming', 'plays 0', 'coming', 'plays 0'],
    [0, 0],
  ]);
});

const [whep, hls] = ['/whep', '/index.m3u8'];
test.each([
  [
    'auto',
    [
      { by: 'whep', address: whep, soundOnly: false },
      { by: 'hls', address: hls, height: 'auto' },
    ],
  ],
  [
    'sound',
    [
      { by: 'whep', address: whep, soundOnly: true },
      { by: 'hls', address: hls, height: 'least' },
    ],
  ],
  [
    720,
    [
      { by: 'hls', address: hls, height: 720 },
      { by: 'whep', address: whep, soundOnly: false },
    ],
  ],
  ['none', []],
] as const)('who wants %s gets it these ways', (wish, ways) => {
  expect(waysFor({ whep, hls, delay: 5 }, wish)).toEqual(ways);
});

test("qualities come from the master playlist; the best that isn't higher than requested is chosen", () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"',
    'a.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=2800000,RESOLUTION=1280x720',
    'b.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"',
    'c.m3u8',
  ].join('\n');
  expect(heightsIn(playlist)).toEqual([720, 360]);
  const levels = [
    { height: 720, bitrate: 1500 },
    { height: 360, bitrate: 800 },
    { height: 720, bitrate: 2800 },
  ];
  const chosen = ([1080, 720, 480, 240, 'least', 'auto'] as const).map((height) => qualityFor(levels, height));
  expect(chosen).toEqual([2, 2, 1, 1, 1, -1]);
});
