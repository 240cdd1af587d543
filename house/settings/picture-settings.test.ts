/** A table's picture in the settings: only addresses that a browser may load safely, and every mistake reported. */
import { expect, test } from 'vitest';
import { originsOf } from '../tables/telling/picture.ts';
import { settle } from './settings.ts';

const places = { fileFolder: '/', here: '/', home: '/' };
const wheel = { id: 'wheel', game: 'ezugi-roulette', dealer: 'studio' };
const settled = (picture: unknown, more = {}) => settle({ tables: [{ ...wheel, picture, ...more }] }, {}, places);
const mistakes = (picture: unknown, more = {}) => {
  const settings = settled(picture, more);
  return 'mistakes' in settings ? settings.mistakes : [];
};
const pictureIn = (picture: unknown) => {
  const settings = settled(picture);
  return 'mistakes' in settings ? settings.mistakes : settings.tables[0]?.picture;
};

test('a table has a picture by WHEP, HLS or both; the rest defaults', () => {
  const [whep, hls] = ['https://video.example.org:8443/wheel/whep', '/live/wheel.m3u8'];
  expect(pictureIn({ whep })).toEqual({ whep, origins: [], delay: 1, recorderOffset: 0 });
  expect(pictureIn({ whep, hls })).toEqual({ whep, hls, origins: [], delay: 10, recorderOffset: 0 });
  expect(pictureIn({ hls, delay: 4.5, recorderOffset: -0.25 })).toMatchObject({ delay: 4.5, recorderOffset: -0.25 });
});

test.each([
  'https://video.example.org/a.m3u8?key=1',
  'http://127.0.0.1:8888/a.m3u8',
  'http://localhost/a.m3u8',
  '/live/a.m3u8',
])('%s can be loaded', (hls) => {
  expect(mistakes({ hls })).toEqual([]);
});

test.each([
  'http://video.example.org/a.m3u8',
  'rtmp://video.example.org/a',
  '//video.example.org/a.m3u8',
  '/\\video.example.org/a.m3u8',
  'live/a.m3u8',
  'https://video.example.org;script-src/a.m3u8',
  "https://video'example.org/a.m3u8",
  'javascript:alert(1)',
])('%s cannot', (hls) => {
  const address = 'an https address, a path of this site such as /live/1.m3u8, or an http address of this machine';
  expect(mistakes({ hls })).toEqual([`tables[0].picture.hls: ${JSON.stringify(hls)}, must be ${address}`]);
});

test('an address with a password, which everyone would see, is refused without repeating it', () => {
  const [mistake = ''] = mistakes({ hls: 'https://me:secret@video.example.org/a.m3u8' });
  expect(mistake).toMatch(/^tables\[0\]\.picture\.hls: given, must be an https address/);
  expect(mistake).not.toContain('secret');
});

test('all mistakes at once: no stream, sites with a path, figures out of range, a virtual dealer', () => {
  expect(mistakes({ delay: 5 })).toEqual(['tables[0].picture: {"delay":5}, must have whep, hls or both']);
  const picture = {
    hls: '/a.m3u8',
    origins: ['https://cdn.example.org/a'],
    delay: 61,
    recorderOffset: 'late',
    flash: 1,
  };
  expect(mistakes(picture)).toEqual([
    'tables[0].picture.origins[0]: "https://cdn.example.org/a", must be an https address without a path, such as https://cdn.example.org',
    'tables[0].picture.delay: 61, must be a number of seconds from 0 to 60',
    'tables[0].picture.recorderOffset: "late", must be a number of seconds from -60 to 60',
    expect.stringContaining('tables[0].picture.flash: no such setting; did you mean'),
  ]);
  expect(mistakes({ hls: '/a.m3u8' }, { dealer: 'virtual' })).toEqual([
    'tables[0].picture: {"hls":"/a.m3u8"}, needs dealer: studio, for no camera sees a machine deal',
  ]);
});

test('pages may load from the picture sites and nowhere else', () => {
  const more = { delay: 1, recorderOffset: 0 };
  const cdn = 'https://cdn.example.org';
  expect(
    originsOf([
      { whep: 'https://video.example.org:8443/a', hls: '/live/a.m3u8', origins: [cdn], ...more },
      { hls: 'https://cdn.example.org/b/c.m3u8', origins: [], ...more },
    ]),
  ).toEqual(['https://video.example.org:8443', cdn]);
});
