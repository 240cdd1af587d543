/** Whatever the director and the protocol can be told, somebody tells them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, repositoryRoot } from '../cli/source-files.ts';
import { command } from '../house/protocol/commands.ts';
import { frame } from '../house/protocol/frames.ts';
import { ownTold } from '../house/protocol/own-told.ts';
import { deviceTold, reading, studioTold } from '../house/protocol/studio.ts';
import { tableTold } from '../house/protocol/table-told.ts';
import { tournamentTold } from '../house/protocol/tournaments.ts';
import { type Exception, unconstructed, type Union } from './testing/constructed.ts';

const textOf = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** By the protocol's schemas; the director's commands and gestures have none of their own to ask. */
const unions: readonly Union[] = [
  {
    name: 'director',
    key: 'told',
    variants: written('core/tournament/director/commands.ts', /readonly told: '([a-z-]+)'/g),
    from: /^(?:core|house)\/tournaments?\/(?!director\/commands\.ts)/,
  },
  {
    name: 'command',
    key: 'do',
    variants: command.options.map(({ shape }) => shape.do.value),
    from: /^(?:client|web|cli)\//,
  },
  {
    name: 'gesture',
    key: 'bet',
    variants: written('house/protocol/commands.ts', /\bbet: z\.literal\('([a-z-]+)'\)/g),
    from: /^(?:client|web|cli)\//,
  },
  { name: 'frame', key: 'frame', variants: frame.options.map(({ shape }) => shape.frame.value), from: /^house\// },
  {
    name: 'TableTold',
    key: 'said',
    variants: tableTold.options.map(({ shape }) => shape.said.value),
    from: /^house\/(?:tables|talk)\//,
  },
  {
    name: 'OwnTold',
    key: 'said',
    variants: ownTold.options.map(({ shape }) => shape.said.value),
    from: /^house\/(?:tables|talk|streams)\//,
  },
  {
    name: 'TournamentTold',
    key: 'said',
    variants: tournamentTold.options.map(({ shape }) => shape.said.value),
    from: /^house\/(?:tournaments|talk|server)\//,
  },
  {
    name: 'Reading',
    key: 'read',
    variants: reading.options.map(({ shape }) => shape.read.value),
    from: /^(?:web|cli)\//,
  },
  {
    name: 'studio',
    key: 'told',
    variants: unique([...studioTold.options, ...deviceTold.options].map(({ shape }) => shape.told.value)),
    from: /^house\//,
  },
];

const exceptions: readonly Exception[] = [
  {
    union: 'director',
    variant: 'agree-deal',
    clause: 'PT-918',
    reason: 'the director divides the prizes; the players have no way yet to propose and accept a deal',
  },
];

function written(path: string, variant: RegExp): readonly string[] {
  return unique([...textOf(path).matchAll(variant)].map(([, name = '']) => name));
}

const files = filesUnder(repositoryRoot, ['core', 'house', 'client', 'web', 'cli']).map((path) => ({
  path,
  text: /\.tsx?$/.test(path) ? textOf(path) : '',
}));

test('every command, frame and word of the protocol is said by the product', () => {
  expect(unions.filter(({ variants }) => variants.length < 4)).toEqual([]);
  expect(unconstructed(unions, files, exceptions)).toEqual([]);
});

const lamp: Union = { name: 'lamp', key: 'do', variants: ['light'], from: /^web\// };
const mistake = ['lamp: nothing but tests says "light".'];

test.each([
  ['a value', 'web/a.ts', "say({ do: 'light', table });", []],
  ['an arm of a condition', 'web/a.tsx', "say({ do: isOn ? 'light' : 'dim' });", []],
  ['the other arm', 'web/a.tsx', "say({ do: isOff ? 'dim' : 'light' });", []],
  ['a variable of that type', 'web/a.ts', "const go = (what: 'dim' | 'light') => say({ do: what, table });", []],
  ['a parameter of the same name', 'web/a.ts', "const go = (do: 'dim' | 'light' | 'off') => say({ do });", []],
  ['JSON', 'web/a.ts', 'write(`{"do":"light","n":${n}}`);', []],
  ['a test', 'web/a.test.ts', "say({ do: 'light' });", mistake],
  ['what tests share', 'web/testing/a.ts', "say({ do: 'light' });", mistake],
  ['an example', 'web/talk/examples.ts', "say({ do: 'light' });", mistake],
  ['the gallery', 'web/gallery/a.tsx', "say({ do: 'light' });", mistake],
  ['another side', 'house/a.ts', "say({ do: 'light' });", mistake],
  ['a type', 'web/a.ts', "type Light = { readonly do: 'light' } | Extract<Command, { do: 'light' }>;", mistake],
  ['a comparison', 'web/a.ts', "if (one.do === 'light') go(one.do); switch (one.do) { case 'light': }", mistake],
  ['a comment', 'web/a.ts', "go(); // { do: 'light' }", mistake],
])('as %s a variant counts as said or not', (_, path, text, mistakes) => {
  expect(unconstructed([lamp], [{ path, text }], [])).toEqual(mistakes);
});

test('an exception covers what nobody says, and only that', () => {
  const later: Exception = { union: 'lamp', variant: 'light', clause: 'PT-918', reason: 'next' };
  expect(unconstructed([lamp], [], [later])).toEqual([]);
  expect(unconstructed([lamp], [{ path: 'web/a.ts', text: "say({ do: 'light' });" }], [later])).toEqual([
    'lamp: "light" is said, or gone: no exception is needed.',
  ]);
});
