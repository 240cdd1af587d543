/**
 * Proof of a table's devices: a certificate for its wheel, dice shaker or shuffling machine, and a check for swapped
 * devices (GLI-20).
 */
import { defined } from '../../core/base/defined.ts';
import { appendAudit } from '../accounts/audit.ts';
import { houseOf } from '../accounts/house-kind.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import type { ConsoleState } from '../protocol/studio.ts';
import type { Db, Sql } from '../storage/db.ts';
import { hasShoe } from '../tables/dealing/boards.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** Issued by a laboratory that tested the device on this many outcomes. */
export interface DeviceCertificate {
  /** The device and its serial number, such as `wheel 14`. */
  readonly device: string;
  readonly laboratory: string;
  readonly number: string;
  readonly outcomes: number;
}

export const outcomesLeast = 10_000;

/** Applies in real-money houses only. */
const uncertified = refuseHere('uncertified-device');

/** The floor issues a new key after inspecting the device. */
export const otherDevice = refuseHere('device-changed');

export async function certify(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  table: string,
  certificate: DeviceCertificate,
  deed: Deed,
): Promise<ToldRefusal | undefined> {
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

/** The newest certificate is the valid one. */
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

  /** No certificate is needed when people shuffle by hand. */
  static async of(db: Db, { id, table, isRehearsal }: TableSetup): Promise<DeviceProof> {
    const isReal = (await houseOf(db))?.kind === 'real';
    const proof = new DeviceProof(db, id, isReal && isRehearsal !== true && !hasShoe(table.shoe));
    await proof.#look();
    return proof;
  }

  told(): Pick<ConsoleState, 'certificate'> {
    return defined({ certificate: this.#certificate });
  }

  /** True the first time a fingerprint is seen, so that a device reconnecting repeatedly is reported once. */
  isNews(fingerprint: string): boolean {
    const isNews = !this.#others.has(fingerprint);
    this.#others.add(fingerprint);
    return isNews;
  }

  /** The house's stops, plus the stop for a missing certificate. */
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
