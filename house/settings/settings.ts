/**
 * The settings of a running house: the command line over the file over the defaults, with every mistake reported at
 * once.
 */
import { resolve } from 'node:path';
import { defined } from '../../core/base/defined.ts';
import type { Cents } from '../../core/base/money.ts';
import { examples } from '../../core/games/examples/examples.ts';
import { type AccountPolicy, usualPolicy } from '../accounts/policy.ts';
import type { HouseKind } from '../accounts/house-kind.ts';
import type { MailServer } from '../accounts/postman.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../tables/desk/setup.ts';
import { type ChatTerms, usualChat } from './chat-terms.ts';
import { defaultTables } from './default-house.ts';
import type { PokerTerms } from '../tournaments/terms.ts';
import { type FairPlaySettings, fairPlayOf } from './fair-play.ts';
import { mistakesOf } from './mistakes.ts';
import { pokerOf } from './poker-settings.ts';
import { type SettingsFile, settingsFile } from './schema.ts';
import { type TableSettings, tablesOf } from './table-settings.ts';

export interface Settings {
  /** Undefined means the kind it was founded with; a new house gets play money. */
  readonly kind: HouseKind | undefined;
  /** Everything durable outside a database server. */
  readonly folder: string;
  readonly database: string | undefined;
  readonly server: ServerPlace;
  readonly mail: MailSettings | undefined;
  readonly policy: AccountPolicy;
  /** Wagers and wins of at least this many cents are recorded as events. */
  readonly events: { readonly largeWager: number; readonly largeWin: number };
  /** The bodies named in the licence, and the office's calendar. */
  readonly fairPlay: FairPlaySettings;
  readonly chat: ChatTerms;
  readonly log: { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'; readonly file: string | undefined };
  /** Undefined if the house has no poker room. */
  readonly poker: PokerTerms | undefined;
  readonly tables: readonly TableSettings[];
  /** A round interrupted for no longer than this resumes after a restart. */
  readonly resumeSeconds: number;
  /** How long closing waits for rounds to end before they are held. */
  readonly stopSeconds: number;
}

export interface ServerPlace {
  readonly host: string;
  readonly port: number;
  /** The public address, if it differs from the listening address. */
  readonly site: string | undefined;
  readonly tls: { readonly certificate: string; readonly key: string } | undefined;
  readonly trustedProxies: readonly string[];
  readonly origins: readonly string[];
  readonly limits: Partial<Limits>;
}

export interface MailSettings extends MailServer {
  /** A file with the password, read when the house opens. */
  readonly passwordFile: string | undefined;
}

/** The command-line options, which override the file. */
export interface Overrides {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly kind?: HouseKind | undefined;
  /** Adds a table of each example, if the file defines no tables. */
  readonly withExamples?: boolean | undefined;
}

export interface SettingsMistakes {
  readonly mistakes: readonly string[];
}

/** Paths in the file are relative to its folder; those on the command line to the working directory. */
export interface Places {
  readonly fileFolder: string;
  readonly here: string;
  readonly home: string;
}

const usualPace: Pace = { step: 1.2, warning: 5, result: 6 };

export function settle(content: unknown, said: Overrides, places: Places): Settings | SettingsMistakes {
  const given = content ?? {};
  const read = settingsFile.safeParse(given);
  // Tables are checked even if something else is wrong, so that all mistakes are reported at once.
  const tables = tablesOf(given, { ...usualPace, ...(read.success ? present(read.data.pace) : {}) });
  const mistakes = [...(read.success ? [] : mistakesOf(read.error, given)), ...tables.mistakes];
  if (!read.success) return { mistakes };
  const settings = settled(read.data, said, places, tables.tables);
  mistakes.push(...ofTheWhole(settings));
  return mistakes.length === 0 ? settings : { mistakes };
}

function settled(
  file: SettingsFile,
  said: Overrides,
  { fileFolder, here, home }: Places,
  tables: readonly TableSettings[],
): Settings {
  const inFile = (path: string) => resolve(fileFolder, path);
  const folder = said.data !== undefined ? resolve(here, said.data) : inFile(file.data ?? resolve(home, '.baize'));
  const { server = {}, mail, log = {} } = file;
  const { playGrant, ...policy } = present(file.policy);
  return {
    kind: said.kind ?? file.kind,
    folder,
    database: said.database ?? file.database,
    server: {
      host: said.host ?? server.host ?? '127.0.0.1',
      port: said.port ?? server.port ?? 8400,
      site: server.site,
      tls: server.tls && { certificate: inFile(server.tls.certificate), key: inFile(server.tls.key) },
      trustedProxies: server.trustedProxies ?? [],
      origins: server.origins ?? [],
      limits: present(server.limits),
    },
    mail: mail && {
      from: mail.from,
      host: mail.host,
      port: mail.port ?? (mail.security === 'tls' ? 465 : 587),
      security: mail.security ?? 'starttls',
      user: mail.user,
      password: mail.password,
      passwordFile: mail.passwordFile === undefined ? undefined : inFile(mail.passwordFile),
    },
    policy: { ...usualPolicy, ...policy, ...defined({ playGrant: playGrant as Cents | undefined }) },
    events: {
      largeWager: file.events?.largeWager ?? 1_000_000,
      largeWin: file.events?.largeWin ?? 1_000_000,
    },
    fairPlay: fairPlayOf(file.licence, file.calendar),
    chat: chatOf(file.chat, tables),
    log: {
      level: log.level ?? 'info',
      file: log.file === '-' ? undefined : log.file === undefined ? resolve(folder, 'house.log') : inFile(log.file),
    },
    poker: pokerOf(file.poker),
    tables:
      file.tables === undefined
        ? defaultTables({ ...usualPace, ...present(file.pace) }, said.withExamples ?? false)
        : tables,
    resumeSeconds: file.resumeSeconds ?? 60,
    stopSeconds: file.stopSeconds ?? 30,
  };
}

function chatOf(file: SettingsFile['chat'], tables: readonly TableSettings[]): ChatTerms {
  const { open, words, allowedWords, ...figures } = present(file);
  return {
    ...usualChat,
    ...figures,
    isOpen: open ?? usualChat.isOpen,
    closedAt: tables.filter(({ chat }) => !chat).map(({ id }) => id),
    words: { more: words ?? [], less: allowedWords ?? [] },
  };
}

/** Mistakes that involve more than one value. */
function ofTheWhole(settings: Settings): readonly string[] {
  const { kind, mail } = settings;
  const mistakes = kind === undefined ? [] : [...mistakesOfKind(settings, kind)];
  if (mail?.password !== undefined && mail.passwordFile !== undefined) {
    mistakes.push('mail.passwordFile: given together with mail.password, give one of them');
  }
  const isWithPassword = mail?.password !== undefined || mail?.passwordFile !== undefined;
  if (mail !== undefined && (mail.user !== undefined) !== isWithPassword) {
    mistakes.push('mail.user: must be given together with mail.password or mail.passwordFile');
  }
  return mistakes;
}

const currencies = { play: 'PLAY', real: 'EUR' } as const;

/** Mistakes for this kind of money, which may be known only after the data is opened. */
export function mistakesOfKind({ server, tables, poker }: Settings, kind: HouseKind): readonly string[] {
  const mistakes = tables
    .filter(({ currency }) => currency !== undefined && currency !== currencies[kind])
    .map(
      ({ id, currency }) =>
        `tables, ${id}, currency: "${currency}", must be ${currencies[kind]} in a house of ${kind} money (--kind)`,
    );
  if (kind === 'real') {
    for (const { id, game } of tables.filter((table) => examples.includes(table.game)))
      mistakes.push(`tables, ${id}, game: "${game.id}", an example is dealt for play money alone: nobody approved it`);
  }
  if (kind === 'real' && poker?.practice === true) {
    mistakes.push('poker.practice: true, a house of real money has no automatic players (PI-916): leave it out');
  }
  const isPlain = server.tls === undefined && server.trustedProxies.length === 0;
  if (kind === 'real' && isPlain && !isLoopback(server.host)) {
    mistakes.push(
      `server.host: "${server.host}", with real money the way to players must be encrypted: give server.tls, or server.trustedProxies when a proxy does it`,
    );
  }
  return mistakes;
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

type Present<Section> = { readonly [Name in keyof Section]?: Exclude<Section[Name], undefined> };

/** Drops undefined values, so that a spread keeps the defaults. */
function present<Section extends object>(section: Section | undefined): Present<Section> {
  return Object.fromEntries(
    Object.entries(section ?? {}).filter(([, value]) => value !== undefined),
  ) as Present<Section>;
}
