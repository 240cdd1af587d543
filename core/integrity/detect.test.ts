/**
 * Cheats are found and described; honest players of every style are left alone. Rates are measured by `baize bench
 * integrity`.
 */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../base/ids.ts';
import { detect, detectOver } from './detect.ts';
import type { DetectorName, Finding } from './finding.ts';
import type { Cheat } from './simulation/cheats.ts';
import { handsWith, playCircuit } from './simulation/circuit.ts';
import { playSession } from './simulation/table.ts';

const session = (cheat: Cheat, hands: number, number = 0) => playSession({ seed: 'quick test', number, hands, cheat });

function found(cheat: Cheat, hands: number): { findings: readonly Finding[]; players: readonly PlayerId[] } {
  const { hands: stored, players } = session(cheat, hands);
  return { findings: detect(stored), players };
}

interface Case {
  readonly name: string;
  readonly cheat: Cheat;
  readonly hands: number;
  readonly detector: DetectorName;
  readonly clause: string;
  readonly who: readonly number[];
  readonly says: RegExp;
}

const cases: readonly Case[] = [
  {
    name: '[PI-036 PI-031] chips lost on purpose to one opponent',
    cheat: { kind: 'chip-dumping', part: 0.15 },
    hands: 400,
    detector: 'chip-dumping',
    clause: 'PI-036',
    who: [0, 1],
    says: /^In \d+ large pots together t0p1 lost \d+ big blinds to t0p2 in \d+ that were played against the own cards or given up/,
  },
  {
    name: '[PI-037 PI-030] two who never bet at each other',
    cheat: { kind: 'soft-play', part: 1 },
    hands: 600,
    detector: 'soft-play',
    clause: 'PI-037',
    who: [0, 1],
    says: /^Alone against each other t0p1 and t0p2 had \d+ turns to bet and did \d+ times; .* would be usual/,
  },
  {
    name: '[PI-032 PI-029] two who tell each other their cards',
    cheat: { kind: 'shared-cards', part: 1 },
    hands: 500,
    detector: 'shared-cards',
    clause: 'PI-032',
    who: [0, 1],
    says: /decisions of t0p1 or t0p2 before the other had acted, .* standard deviations from chance\.$/,
  },
  {
    name: '[PI-034 PI-033] a program that answers at once',
    cheat: { kind: 'automatic-play', disguise: 'none' },
    hands: 100,
    detector: 'automatic-play',
    clause: 'PI-034',
    who: [0],
    says: /^t0p1 answered \d+ times, usually after 0\.\d s: \d+ times faster than 300 ms/,
  },
  {
    name: '[PI-034] a program that waits a second or two at random',
    cheat: { kind: 'automatic-play', disguise: 'jitter' },
    hands: 200,
    detector: 'automatic-play',
    clause: 'PI-034',
    who: [0],
    says: /the times spread by a factor of 1\.\d\d \(people: above 1\.65\)/,
  },
  {
    name: '[PI-035] two players on one device',
    cheat: { kind: 'same-origin', shares: 'device-at-times' },
    hands: 30,
    detector: 'same-origin',
    clause: 'PI-035',
    who: [0, 1],
    says: /^t0p1 and t0p2 sat at one table on the same device in 3 hands and from an address that 2 players use in 30\.$/,
  },
  {
    name: '[PI-907] connections lost when facing bets',
    cheat: { kind: 'disconnecting', part: 1 },
    hands: 200,
    detector: 'disconnecting',
    clause: 'PI-907',
    who: [0],
    says: /^t0p1 lost the connection in \d+ of \d+ turns, \d+ times facing a bet; of all turns \d+ % face one\.$/,
  },
];

describe('a cheat is found, with the hands and the reason', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_, { cheat, hands, detector, clause, who, says }) => {
    const { findings, players } = found(cheat, hands);
    const finding = findings.find((one) => one.detector === detector);
    expect(finding).toMatchObject({
      clause,
      players: who.map((at) => players[at]),
      says: expect.stringMatching(says) as string,
    });
    expect(finding?.hands.length).toBeGreaterThan(0);
    for (const id of finding?.hands ?? []) expect(id).toMatch(/^t0\/\d+$/);
  });
});

describe('over many tournaments', () => {
  const cheat = { kind: 'shared-cards', part: 1 } as const;
  const circuit = playCircuit({ seed: 'quick test', number: 0, tournaments: 25, cheat });
  const [first, second] = circuit.players as [PlayerId, PlayerId];

  test('[PI-032] what no single tournament shows is found across all of them', () => {
    const alone = circuit.tournaments.map((hands) => detectOver(handsWith(hands, first), first));
    expect(alone.flat().filter(({ detector }) => detector === 'shared-cards')).toEqual([]);
    const findings = detectOver(handsWith(circuit.tournaments.flat(), first), first);
    const finding = findings.find(({ detector }) => detector === 'shared-cards');
    expect(finding?.players).toEqual([first, second]);
    expect(new Set(finding?.hands.map((hand) => hand.split('/')[0])).size).toBeGreaterThan(3);
    for (const { players } of findings) expect(players).toContain(first);
  });

  test('players who sit with cheats are not suspected for it', () => {
    const third = circuit.players[2] as PlayerId;
    expect(detectOver(handsWith(circuit.tournaments.flat(), third), third)).toEqual([]);
  });
});

test('honest players of every style are hardly ever suspected', () => {
  const alarms = Array.from({ length: 5 }, (_, number) => detect(session({ kind: 'none' }, 250, number).hands)).flat();
  // Six detectors that each suspect somebody at one honest table in fifty: 6 × 5 / 50 would be 0.6.
  expect(alarms.length).toBeLessThanOrEqual(1);
});
