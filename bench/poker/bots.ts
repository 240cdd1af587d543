/**
 * Bots at poker tables, for load only: they answer every turn after a short delay with one of the options offered
 * (PI-916).
 */
import { Link } from '../../client/link/link.ts';
import { socketTo } from '../../client/node/socket-to.ts';
import type { Frame } from '../../house/protocol/frames.ts';
import type { TurnTold } from '../../house/protocol/tournaments.ts';
import type { Guest } from '../houses/guests.ts';

const thought = { least: 300, most: 1500 };

export class PokerBots {
  readonly #address: string;
  readonly #links: Link[] = [];
  /** Milliseconds from an action to its answer. */
  readonly answers: number[] = [];
  readonly errors = new Set<string>();
  readonly hands = new Set<string>();

  constructor(address: string) {
    this.#address = address;
  }

  /** A few at a time; each opens its tournament and registers. */
  async come(guests: readonly Guest[], tournamentOf: (n: number) => string): Promise<void> {
    const atOnce = 50;
    for (let from = 0; from < guests.length; from += atOnce) {
      const some = guests.slice(from, from + atOnce);
      await Promise.all(some.map((guest, at) => this.#enter(guest, tournamentOf(from + at))));
    }
  }

  forget(): void {
    this.answers.length = 0;
    this.hands.clear();
  }

  leave(): void {
    for (const link of this.#links.splice(0)) link.close();
  }

  async #enter({ token }: Guest, tournament: string): Promise<void> {
    const link = await this.#connected(token, tournament);
    this.#links.push(link);
    for (const asked of ['attend', 'enter'] as const) {
      const answer = await link.say({ do: asked, tournament });
      if (answer.frame === 'refused') throw new Error(answer.why.refused);
    }
  }

  #connected(token: string, tournament: string): Promise<Link> {
    return new Promise((resolve) => {
      const link: Link = new Link(socketTo(this.#address, token), {
        onFrame: (frame) => this.#hear(link, tournament, frame),
        onState: ({ link: state }) => {
          if (state === 'open') resolve(link);
          if (state === 'lost' || state === 'ended') this.errors.add('connection closed');
        },
        leftOff: () => undefined,
        onTurnedAway: () => {},
      });
      link.open();
    });
  }

  #hear(link: Link, tournament: string, frame: Frame): void {
    if (frame.frame !== 'tournament' || frame.told.said !== 'mine' || frame.told.mine.turn === undefined) return;
    const { turn } = frame.told.mine;
    const wait = thought.least + Math.random() * (thought.most - thought.least);
    setTimeout(() => void this.#act(link, tournament, turn), wait);
  }

  async #act(link: Link, tournament: string, { hand, options }: TurnTold): Promise<void> {
    if (link.state.link !== 'open') return;
    this.hands.add(hand);
    const asked = performance.now();
    const answer = await link.say({ do: 'act', tournament, hand, option: choiceAmong(options) });
    this.answers.push(performance.now() - asked);
    // The turn may have passed in the meantime, as it may for people.
    if (answer.frame === 'refused' && answer.why.refused === 'failed') this.errors.add(answer.why.refused);
  }
}

function choiceAmong(options: TurnTold['options']): string {
  const has = (id: string) => options.some((option) => option.id === id);
  if (has('check')) return 'check';
  if (has('raise') && Math.random() < 0.05) return 'raise';
  if (has('call') && Math.random() < 0.4) return 'call';
  return has('fold') ? 'fold' : (options[0]?.id ?? 'fold');
}
