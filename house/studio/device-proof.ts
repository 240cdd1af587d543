/** What proves a table's devices: the certificate of its wheel, dice shaker or shuffling machine, and that no other device came (GLI-20). */
import { defined } from '../../core/base/defined.ts';
import { appendAudit } from '../accounts/audit.ts';
import { houseOf } from '../accounts/house-kind.ts';
import type { AccountRefusal } from '../accounts/refusal.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import type { ToldRefusal } from '../protocol/frames.ts';
import type { ConsoleState } from '../protocol/studio.ts';
import type { Db, Sql } from '../storage/db.ts';
import { hasShoe } from '../tables/dealing/boards.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';

/** A laboratory has tried a device on so many outcomes. */
export interface DeviceCertificate {
  /** What it is and the number on it, such as `wheel 14`. */
  readonly device: string;
  readonly laboratory: string;
  readonly number: string;
  readonly outcomes: number;
}

export const outcomesLeast = 10_000;

/** In a house of real money. */
const uncertified: ToldRefusal = {
  refused: 'uncertified-device',
  reason: 'No certificate of this table’s wheel, dice or shuffling machine is recorded: no bets are taken.',
};

/** Its key is made anew once somebody has looked at it. */
export const otherDevice: ToldRefusal = {
  refused: 'device-changed',
  reason: 'This is not the device that the key was given to, or its program was changed.',
};

export async function certify(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  table: string,
  certificate: DeviceCertificate,
  deed: Deed,
): Promise<AccountRefusal | undefined> {
  const at = clock.now();
  const { device, laboratory, number, outcomes } = certificate;
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'change-tables');
    if (refusal !== undefined) return refusal;
    const before = (await certificateOf(sql, table)) ?? null;
    await sql.query(
      `insert into device_certificate (table_id, device, laboratory, number, outcomes, by, reason, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [table, device, laboratory, number, outcomes, deed.by, deed.reason, at],
    );
    const entry = { ...deed, at: at.toISOString(), did: 'device-certified', subject: `table ${table}` } as const;
    await appendAudit(sql, { ...entry, before, after: certificate });
    return undefined;
  });
}

/** The newest counts. */
export async function certificateOf(sql: Sql, table: string): Promise<DeviceCertificate | undefined> {
  const [newest] = await sql.query<DeviceCertificate>(
    'select device, laboratory, number, outcomes from device_certificate where table_id = $1 order by id desc limit 1',
    [table],
  );
  return newest;
}

export class DeviceProof {
  readonly #sql: Sql;
  readonly #table: string;
  readonly #isNeeded: boolean;
  readonly #others = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #certificate: DeviceCertificate | undefined;

  private constructor(sql: Sql, table: string, isNeeded: boolean) {
    this.#sql = sql;
    this.#table = table;
    this.#isNeeded = isNeeded;
  }

  /** Where people shuffle a shoe by hand nothing decides that could be certified. */
  static async of(db: Db, { id, table, isRehearsal }: TableSetup): Promise<DeviceProof> {
    const isReal = (await houseOf(db))?.kind === 'real';
    const proof = new DeviceProof(db, id, isReal && isRehearsal !== true && !hasShoe(table.shoe));
    await proof.#look();
    return proof;
  }

  told(): Pick<ConsoleState, 'certificate'> {
    return defined({ certificate: this.#certificate });
  }

  /** A device that comes again and again is told of once. */
  isNews(fingerprint: string): boolean {
    const isNews = !this.#others.has(fingerprint);
    this.#others.add(fingerprint);
    return isNews;
  }

  /** The house's stops, and beside them that a certificate is missing. */
  beside(stops: TableHouse['stops']): TableHouse['stops'] {
    if (!this.#isNeeded) return stops;
    return {
      at: (table, player) => stops.at(table, player) ?? (this.#certificate === undefined ? uncertified : undefined),
      among: (table, players) => stops.among(table, players),
      look: async () => {
        await stops.look();
        if (this.#certificate === undefined) await this.#look();
      },
      onChange: (listener) => {
        const end = stops.onChange(listener);
        this.#listeners.add(listener);
        return () => {
          end();
          this.#listeners.delete(listener);
        };
      },
    };
  }

  async #look(): Promise<void> {
    this.#certificate = await certificateOf(this.#sql, this.#table);
    if (this.#certificate !== undefined) for (const listener of this.#listeners) listener();
  }
}
