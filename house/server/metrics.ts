/** Prometheus metrics: connections, commands and answers, tables, the database, the event loop. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db, Sql } from '../storage/db.ts';
import type { OfferedTable } from './offered.ts';

export type CommandResult = 'done' | 'refused' | 'failed' | 'too-fast';

const second = 1000;
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Default metrics that enumerate all open sockets on each scrape; `baize_connections` counts them cheaply. */
const everySocket = ['nodejs_active_resources', 'nodejs_active_handles', 'nodejs_active_requests'].flatMap((name) => [
  name,
  `${name}_total`,
]);

export class ServerMetrics {
  readonly registry = new Registry();
  readonly #commands = new Histogram({
    name: 'baize_command_seconds',
    help: 'Time from receiving a command to its answer, by command and result.',
    labelNames: ['do', 'answer'],
    buckets,
    registers: [this.registry],
  });
  readonly #said = new Counter({
    name: 'baize_table_said_total',
    help: 'Messages from tables to everyone, such as the phases of rounds.',
    labelNames: ['table', 'said'],
    registers: [this.registry],
  });
  readonly #database = new Histogram({
    name: 'baize_database_seconds',
    help: 'Time spent waiting for the database.',
    labelNames: ['kind'],
    buckets,
    registers: [this.registry],
  });
  readonly #requests = new Histogram({
    name: 'baize_request_seconds',
    help: 'HTTP requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.registry],
  });

  constructor(tables: ReadonlyMap<string, OfferedTable>) {
    // Includes event-loop lag, sampled every 100 ms: at the default of 10 ms an idle house does little else.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 100 });
    for (const listing of everySocket) this.registry.removeSingleMetric(listing);
    const phases = new Gauge({
      name: 'baize_table_phase',
      help: '1 for the current phase of each table.',
      labelNames: ['table', 'phase'],
      registers: [this.registry],
      collect: () => {
        phases.reset();
        for (const [table, { open }] of tables) phases.set({ table, phase: open.lobby().phase }, 1);
      },
    });
  }

  connections(count: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'baize_connections',
      help: 'Open connections.',
      registers: [this.registry],
      collect: () => gauge.set(count()),
    });
  }

  commandAnswered(what: string, answer: CommandResult, milliseconds: number): void {
    this.#commands.observe({ do: what, answer }, milliseconds / second);
  }

  tableTold(table: string, said: string): void {
    this.#said.inc({ table, said });
  }

  requestAnswered(
    request: { readonly method: string; readonly route: string; readonly status: number },
    milliseconds: number,
  ): void {
    this.#requests.observe(request, milliseconds / second);
  }

  /** The same database with its queries timed. */
  timed(db: Db): Db {
    const time = async <T>(kind: string, work: () => Promise<T>): Promise<T> => {
      const end = this.#database.startTimer({ kind });
      try {
        return await work();
      } finally {
        end();
      }
    };
    const query: Sql['query'] = (text, values) => time('query', () => db.query(text, values));
    return {
      engine: db.engine,
      query,
      transaction: (work) => time('transaction', () => db.transaction(work)),
      close: () => db.close(),
    };
  }
}
