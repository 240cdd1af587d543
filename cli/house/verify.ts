/** `baize verify ledger`, `verify rounds` and `verify tournaments`: check the house's own records to the last cent. */
import type { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import type { HouseInReach } from '../../house/running/control/reach.ts';
import type { RequestProgress } from '../../house/running/control/request.ts';
import { counting, progressBar } from '../terminal/progress.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { type HouseOptions, ofHouse, print, withHouse } from './options.ts';

export function registerHouseProofs(verify: Command): void {
  ofHouse(
    verify
      .command('ledger')
      .description('recompute every balance and every settled round’s money, and check the audit trail')
      .option('--json', 'print JSON'),
  ).action((options: HouseOptions) => prove(options, verifyMoney));
  ofHouse(
    verify
      .command('rounds')
      .description('replay every stored round by the rules and compare every payout')
      .option('--json', 'print JSON'),
  ).action((options: HouseOptions) => prove(options, verifyRounds));
  ofHouse(
    verify
      .command('tournaments')
      .description('replay every stored poker hand from its deck and compare every place, prize and refund')
      .option('--json', 'print JSON'),
  ).action((options: HouseOptions) => prove(options, verifyTournaments));
}

export interface Proof {
  readonly verified: boolean;
  readonly lines: readonly string[];
  readonly report: object;
}

/** Exit code 1 when something is wrong: not a usage error. */
async function prove(options: HouseOptions, proof: (house: HouseInReach) => Promise<Proof>): Promise<void> {
  const { verified, lines, report } = await withHouse(options, proof);
  print(options, { verified, ...report }, () => [...lines, '', verdict(verified)]);
  process.exitCode = verified ? 0 : 1;
}

/** Everything that can be verified about a house. */
export async function verifyMoney(house: HouseInReach): Promise<Proof> {
  const ledger = await house.ask('verify-ledger', {});
  const audit = await house.ask('verify-audit', {});
  const rounds = await verifyRounds(house);
  const tournaments = await verifyTournaments(house);
  const isPlayVerified = rounds.verified && tournaments.verified;
  const isAuditWhole = audit.brokenAt === null;
  return {
    verified: ledger.sum === 0 && ledger.differences.length === 0 && isPlayVerified && isAuditWhole,
    lines: [
      `${count(ledger.accounts, 'account')} computed again from ${count(ledger.transfers, 'transfer')}`,
      ...ledger.differences.map(
        ({ kind, owner, kept, computed }) =>
          `WRONG  ${kind} ${owner} has ${kept} cents, its transfers make ${computed}`,
      ),
      ledger.sum === 0 ? 'all balances sum to zero' : `WRONG  all balances sum to ${ledger.sum} cents`,
      ...rounds.lines,
      ...tournaments.lines,
      isAuditWhole ? 'the audit trail is intact' : `WRONG  the audit trail is broken at entry ${audit.brokenAt}`,
    ],
    report: { ledger, audit, ...rounds.report, ...tournaments.report },
  };
}

async function verifyRounds(house: HouseInReach): Promise<Proof> {
  const bar = new Progress('rounds');
  const rounds = await house.ask('verify-rounds', {}, (told) => bar.hear(told));
  bar.stop();
  return {
    verified: rounds.problems.length === 0,
    lines: [
      `${count(rounds.rounds, 'round')} played again, their journals whole, every payout and every transfer compared`,
      ...rounds.problems.map(({ round, problem }) => `WRONG  round ${round}: ${problem}`),
    ],
    report: { rounds },
  };
}

async function verifyTournaments(house: HouseInReach): Promise<Proof> {
  const bar = new Progress('tournaments');
  const tournaments = await house.ask('verify-tournaments', {}, (told) => bar.hear(told));
  bar.stop();
  const { hands, problems } = tournaments;
  return {
    verified: problems.length === 0,
    lines: [
      `${count(tournaments.tournaments, 'tournament')} and ${count(hands, 'poker hand')} played again, every place, prize and transfer compared`,
      ...problems.map(({ tournament, problem }) => `WRONG  tournament ${tournament}: ${problem}`),
    ],
    report: { tournaments },
  };
}

export function verdict(verified: boolean): string {
  const terminal = terminalOf(process.stdout, process.env);
  return terminal.bold(verified ? 'Everything is in order.' : 'Something is wrong: see above.');
}

const count = (n: number, what: string): string => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;

/** A progress bar that appears once the house says how much there is to do. */
class Progress {
  readonly #what: string;
  #bar: SingleBar | undefined;

  constructor(what: string) {
    this.#what = what;
  }

  hear(told: RequestProgress): void {
    if ('bytes' in told) return;
    this.#bar ??= progressBar({ total: told.all, format: counting(this.#what) });
    this.#bar?.update(told.done);
  }

  stop(): void {
    this.#bar?.stop();
  }
}
