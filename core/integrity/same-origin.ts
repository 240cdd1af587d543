/** Detects two players at one table who share a device or a network address. */
import type { PlayerId } from '../base/ids.ts';
import { type Detector, type Finding, strongest, type Weighed } from './finding.ts';
import { couplesOf, Pairs } from './pairs.ts';
import { playersIn, type StoredHand } from './stored-hand.ts';

interface Shared {
  handsOnDevice: number;
  readonly addresses: Set<string>;
  handsAtAddress: number;
  readonly weighed: Weighed[];
}

/** PI-035: a device belongs to one person; an address says less the more people use it. */
export const sameOrigin: Detector = (hands) => {
  const behind = peopleBehind(hands);
  const pairs = new Pairs<Shared>(() => ({
    handsOnDevice: 0,
    addresses: new Set(),
    handsAtAddress: 0,
    weighed: [],
  }));
  for (const hand of hands) {
    for (const [a, b] of couplesOf(playersIn(hand))) {
      const isDevice = a.device !== undefined && a.device === b.device;
      const isAddress = a.address !== undefined && a.address === b.address;
      if (!isDevice && !isAddress) continue;
      const shared = pairs.of(a.player, b.player);
      if (isDevice) shared.handsOnDevice += 1;
      if (isAddress) {
        shared.addresses.add(a.address);
        shared.handsAtAddress += 1;
      }
      shared.weighed.push({ hand: hand.id, weight: isDevice ? 2 : 1 });
    }
  }
  return [...pairs.together()].map(({ a, b, tally: [shared] }) => findingOf(a, b, shared, behind));
};

function peopleBehind(hands: readonly StoredHand[]): ReadonlyMap<string, number> {
  const people = new Map<string, Set<PlayerId>>();
  for (const hand of hands) {
    for (const { player, address } of playersIn(hand)) {
      if (address !== undefined) people.set(address, (people.get(address) ?? new Set()).add(player));
    }
  }
  return new Map([...people].map(([address, players]) => [address, players.size]));
}

function findingOf(
  a: PlayerId,
  b: PlayerId,
  { handsOnDevice, addresses, handsAtAddress, weighed }: Shared,
  behind: ReadonlyMap<string, number>,
): Finding {
  const alone = [...addresses].map((address) => 1 / Math.max(1, (behind.get(address) ?? 2) - 1));
  const fewest = Math.min(...[...addresses].map((address) => behind.get(address) ?? 2));
  const places = [
    ...(handsOnDevice > 0 ? [`on the same device in ${handsOnDevice} hands`] : []),
    ...(handsAtAddress > 0 ? [`from an address that ${fewest} players use in ${handsAtAddress}`] : []),
  ];
  return {
    detector: 'same-origin',
    players: [a, b],
    score: (handsOnDevice > 0 ? 2 : 0) + Math.max(0, ...alone),
    clause: 'PI-035',
    hands: strongest(weighed),
    says: `${a} and ${b} sat at one table ${places.join(' and ')}.`,
  };
}
