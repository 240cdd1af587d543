/** How Live Roulette (Ezugi) is played: the spin, and the announcement of the winning number. */
import type { Procedure } from '../../round/procedure.ts';
import type { Request } from '../../round/request.ts';
import { pocketIn } from '../roulette/spin.ts';
import { europeanWheel, type Spin } from '../roulette/presentation/wheel.ts';
import { colourOf, type Pocket } from '../../round/pocket.ts';
import type { Rules } from './rules.ts';

const pockets = europeanWheel.length;
const byDealer: Request = { ask: 'pocket', pockets, clause: 'RO-E-042' };
const byMachine: Request = { ask: 'pocket', pockets, clause: 'RO-E-044' };

const announce = (pocket: Pocket, automatic: boolean): Request => ({
  ask: 'announce',
  fact: { kind: 'winning-number', values: { number: pocket, colour: colourOf(pocket) } },
  clause: automatic ? 'RO-E-044' : 'RO-E-043',
});

const all = Array.from({ length: pockets }, (_, pocket) => pocket);
const dealerAnnounces = all.map((pocket) => announce(pocket, false));
const resultAnnounced = all.map((pocket) => announce(pocket, true));

export const dealWith = ({ automaticWheel }: Pick<Rules, 'automaticWheel'>): (() => Procedure<Spin>) =>
  automaticWheel ? () => spin(byMachine, resultAnnounced) : () => spin(byDealer, dealerAnnounces);

function* spin(launch: Request, announcements: readonly Request[]): Procedure<Spin> {
  const pocket = pocketIn(yield launch);
  yield announcements[pocket] as Request;
  return { pocket };
}
