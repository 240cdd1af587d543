/** Verifies a used-up shoe: the seeds match their commitments, and every card and draw follows from them in order. */
import { printCard, type Card } from '../cards/card.ts';
import { freshShoe, type Shoe, takeAll } from '../cards/shoe.ts';
import { broken } from '../base/invariant.ts';
import { isRefusal, printRefusal } from '../base/refusal.ts';
import type { Answer } from '../round/answer.ts';
import { type Procedure, runThrough } from '../round/procedure.ts';
import type { Request } from '../round/request.ts';
import { Round, type Script } from '../round/round.ts';
import type { ExportedEntry, ExportedRound, ReadShoe } from './shoe-export.ts';
import { type Pack, shuffledPack } from './shuffle.ts';
import { type Seed, type Stream, streamOf } from './stream.ts';
import { type Asked, dealerAnswer } from './virtual-dealer.ts';

/** SHA-256, from Node or the browser. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | PromiseLike<Uint8Array>;

/** The game's rules, as far as chance depends on them. */
export interface ShoeRules extends Script<unknown> {
  readonly shoe: { readonly decks: number; readonly prepare?: () => Procedure<void> };
  /** Whether the cut card has come out after this many cards. */
  isOver(dealt: number): boolean;
}

/** How much was recomputed and found correct. */
export interface Checked {
  commitments: number;
  burned: number;
  cards: number;
  /** Pockets, dice throws and draws. */
  draws: number;
  rounds: number;
}

export interface ShoeProof {
  readonly checked: Checked;
  /** Cards left behind the cut card. */
  readonly left: number;
  /** The first thing found wrong; undefined when everything is right. */
  readonly wrong: Wrong | undefined;
}

export interface Wrong {
  readonly round?: string;
  /** Position in the round's journal, from 1. */
  readonly entry?: number;
  readonly problem: string;
}

interface Dealing {
  readonly rules: ShoeRules;
  readonly pack: Pack;
  readonly checked: Checked;
}

export async function verifyShoe(shoe: ReadShoe, rules: ShoeRules, sha256: Sha256): Promise<ShoeProof> {
  const pack = shuffledPack(rules.shoe.decks, streamOf(shoe.shoe.seed, 'shoe'));
  const checked: Checked = { commitments: 0, burned: 0, cards: 0, draws: 0, rounds: 0 };
  const wrong = await firstWrong(shoe, { rules, pack, checked }, sha256);
  return { checked, left: pack.size - pack.dealt, wrong };
}

async function firstWrong({ shoe, rounds }: ReadShoe, dealing: Dealing, sha256: Sha256): Promise<Wrong | undefined> {
  const { rules, pack, checked } = dealing;
  if (shoe.decks !== rules.shoe.decks) {
    return { problem: `the shoe has ${shoe.decks} decks where its rules have ${rules.shoe.decks}` };
  }
  const isPromised = async (seed: Seed, commitment: string) => hexOf(await sha256(seed)) === commitment;
  if (!(await isPromised(shoe.seed, shoe.commitment))) {
    return { problem: 'the seed of the shoe is not the one that was promised: its hash is another' };
  }
  checked.commitments += 1;
  const burn = wrongBurn(shoe.burned, dealing);
  if (burn !== undefined) return burn;
  let before = shoeWithout(shoe.burned, rules);
  for (const [at, round] of rounds.entries()) {
    const last = rounds[at - 1];
    if (last !== undefined && round.number !== last.number + 1) {
      return { round: round.id, problem: `round ${last.number + 1} is missing` };
    }
    if (rules.isOver(pack.dealt)) return { round: round.id, problem: 'it was dealt after the last round of the shoe' };
    if (!(await isPromised(round.seed, round.commitment))) {
      return { round: round.id, problem: 'its seed is not the one that was promised: its hash is another' };
    }
    checked.commitments += 1;
    const played = playAgain(round, before, dealing);
    if ('problem' in played) return played;
    checked.rounds += 1;
    before = played.shoe;
  }
  if (pack.size > 0 && !rules.isOver(pack.dealt)) {
    return { problem: `the shoe was changed after ${pack.dealt} cards, before the cut card came out` };
  }
  return undefined;
}

/** Checks the cards burned before the first round. */
function wrongBurn(burned: readonly Card[], { rules, pack, checked }: Dealing): Wrong | undefined {
  const due: Card[] = [];
  const prepare = rules.shoe.prepare?.();
  if (prepare !== undefined) {
    runThrough(prepare, () => {
      const card = pack.deal();
      due.push(card);
      return { kind: 'burn', card };
    });
  }
  const at = due.findIndex((card, n) => burned[n] !== card);
  if (at >= 0) {
    const told = burned[at] === undefined ? 'no card' : printCard(burned[at]);
    return { problem: `burned card ${at + 1} is ${printCard(due[at] as Card)} by the seed, ${told} in the export` };
  }
  if (burned.length > due.length) {
    return { problem: `${burned.length} cards were burned where the rules burn ${due.length}` };
  }
  checked.burned += due.length;
  return undefined;
}

/** Replays a round by its rules over its journal; whatever a machine gave is drawn again from the seeds. */
function playAgain(round: ExportedRound, before: Shoe, dealing: Dealing): { readonly shoe: Shoe } | Wrong {
  const draws = streamOf(round.seed, 'draws');
  const again = new Round(dealing.rules, before);
  for (const [at, entry] of round.journal.entries()) {
    const problem = wrongEntry(entry, again, { ...dealing, draws });
    if (problem !== undefined) return { round: round.id, entry: at + 1, problem };
  }
  const isOver = round.journal.length === 0 || again.outcome !== undefined || again.voided !== undefined;
  return isOver ? { shoe: again.shoe } : { round: round.id, problem: `it ends while ${again.asks?.ask} is asked for` };
}

function wrongEntry(
  entry: ExportedEntry,
  round: Round<unknown>,
  { pack, draws, checked }: Dealing & { readonly draws: Stream },
): string | undefined {
  if (entry.kind === 'void') {
    round.void({ clause: entry.clause, reason: entry.reason, by: [] });
    return undefined;
  }
  const { asks } = round;
  if (asks !== undefined && isMachines(asks)) {
    if (entry.kind !== asks.ask) return `${asks.ask} is asked for by ${asks.clause}, ${entry.kind} is in the export`;
    const isCard = asks.ask === 'card' || asks.ask === 'burn';
    if (isCard && pack.dealt === pack.size) return 'the shoe has no card left';
    const due = tell(dealerAnswer(asks, pack, draws));
    const told = tell(entry);
    if (due !== told) return `${due} by the seed, ${told} in the export`;
    if (isCard) checked.cards += 1;
    else if (asks.ask === 'pocket' || asks.ask === 'dice' || asks.ask === 'draw') checked.draws += 1;
  }
  const refusal = round.answer(entry);
  return refusal === undefined ? undefined : printRefusal(refusal);
}

const isMachines = (request: Request): request is Exclude<Request, { ask: Asked }> =>
  request.ask !== 'bets' && request.ask !== 'choice' && request.ask !== 'window';

function tell(answer: Answer): string {
  if (answer.kind === 'card' || answer.kind === 'burn') return printCard(answer.card);
  if (answer.kind === 'pocket') return `pocket ${answer.pocket}`;
  if (answer.kind === 'dice') return `dice ${answer.dice.join(' ')}`;
  return answer.kind === 'draw' ? answer.picked.join(' ') : answer.kind;
}

function shoeWithout(burned: readonly Card[], rules: ShoeRules): Shoe {
  const shoe = takeAll(freshShoe(rules.shoe.decks), burned, rules.decksClause);
  return isRefusal(shoe) ? broken(printRefusal(shoe)) : shoe;
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
