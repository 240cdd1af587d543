/** A table that a test controls: it takes bets, keeps its first answers, and says what the test tells it to. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { TableCommand } from '../../protocol/commands.ts';
import type { OwnState, OwnTold } from '../../protocol/own-told.ts';
import type { LaidTold } from '../../protocol/slip-told.ts';
import type { LobbyTable, TableState, TableTold } from '../../protocol/table-told.ts';
import type { CommandAnswer, OpenTable, Sitting, TableListener } from '../../tables/desk/open-table.ts';
import { nothingShown } from '../../tables/telling/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

export class HandTable implements OpenTable {
  readonly id: string;
  readonly isPrivate: boolean;
  /** Calls about its players, in order: `enter Ana`, `lose`, `lose left`. */
  readonly heard: string[] = [];
  /** If set, players are turned away with this. */
  keepsAway: ToldRefusal | undefined;
  /** Runs before the state is returned; something may be said meanwhile. */
  beforeState: () => Promise<void> = async () => {};
  /** Runs before a command is answered. */
  beforeAnswer: () => Promise<void> = async () => {};
  readonly #listener: TableListener;
  readonly #stakes = new Map<PlayerId, Record<string, number>>();
  readonly #answers = new Map<string, Promise<CommandAnswer>>();
  #round = 1;
  #phase: TableState['phase'] = 'betting';

  constructor(id: string, listener: TableListener, isPrivate = false) {
    this.id = id;
    this.isPrivate = isPrivate;
    this.#listener = listener;
  }

  /** Says something to everyone; at a private table, to those at the table of `whose`. */
  say(told: TableTold, whose?: PlayerId): void {
    if (told.said === 'closed') this.#phase = 'dealing';
    this.#listener.toAll(told, whose);
  }

  tell(player: PlayerId, told: OwnTold): void {
    this.#listener.toOne(player, told);
  }

  /** Says something with a number in it, so that words can be told apart. */
  count(staked: number, whose?: PlayerId): void {
    this.say({ said: 'closed', round: `${this.id}/${this.#round}`, bettors: 1, staked }, whose);
  }

  command({ player }: Sitting, command: TableCommand): Promise<CommandAnswer> {
    const key = `${player} ${command.id}`;
    const answer = this.#answers.get(key) ?? this.#answer(player, command);
    this.#answers.set(key, answer);
    return answer;
  }

  async state(player: PlayerId | undefined): Promise<TableState> {
    await this.beforeState();
    return {
      table: this.id,
      game: 'ezugi-baccarat',
      name: player === undefined ? 'By hand' : `By hand for ${player}`,
      phase: this.#phase,
      round: `${this.id}/${this.#round}`,
      steps: 0,
      shown: nothingShown,
      boards: [],
      players: 0,
    };
  }

  async own(player: PlayerId): Promise<OwnState> {
    return { balance: 0, laid: [this.#laid(player)], slips: [], last: [], canRebet: false, offers: [], decisions: [] };
  }

  lobby(): LobbyTable {
    const players = this.heard.filter((one) => one.startsWith('enter')).length;
    const name = 'By hand';
    return {
      table: this.id,
      game: 'ezugi-baccarat',
      family: 'baccarat',
      title: 'Live Baccarat',
      name,
      phase: this.#phase,
      least: 100,
      most: 100_000,
      players,
      boards: [],
    };
  }

  async enter({ name }: Sitting): Promise<ToldRefusal | undefined> {
    this.heard.push(`enter ${name}`);
    return this.keepsAway;
  }

  async lose(player: PlayerId, how?: 'left'): Promise<void> {
    this.heard.push(how === undefined ? 'lose' : `lose ${how}`);
    this.#stakes.delete(player);
  }

  async pause(): Promise<void> {}
  async resume(): Promise<void> {}
  async voidRound(): Promise<void> {}
  async change(): Promise<undefined> {}
  async close(): Promise<void> {}

  async #answer(player: PlayerId, command: TableCommand): Promise<CommandAnswer> {
    await this.beforeAnswer();
    if (command.do !== 'bet') return { done: true };
    if (command.gesture.bet === 'clear') this.#stakes.delete(player);
    if (command.gesture.bet === 'place') {
      const { spot, amount } = command.gesture;
      if (amount < 100) {
        const told = { refused: 'below-minimum', clause: 'BAC-E-022' };
        return { placed: { placed: 'refused', told, laid: this.#laid(player) } };
      }
      const stakes = this.#stakes.get(player) ?? {};
      this.#stakes.set(player, { ...stakes, [spot]: (stakes[spot] ?? 0) + amount });
    }
    const laid = this.#laid(player);
    this.tell(player, { said: 'laid', laid, slip: { placements: [] }, canRebet: false });
    return { placed: { placed: 'accepted', laid } };
  }

  #laid(player: PlayerId): LaidTold {
    const stakes = this.#stakes.get(player) ?? {};
    return { stakes, total: Object.values(stakes).reduce((sum, stake) => sum + stake, 0) };
  }
}
