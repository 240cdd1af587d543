/** The schema of a settings file. Every setting is optional. */
import { z } from 'zod';
import type { AccountPolicy } from '../accounts/policy.ts';
import type { Limits } from '../limits.ts';
import { calendarInFile, licenceInFile } from './fair-play.ts';
import { pictureInFile } from './picture-settings.ts';
import { pokerInFile } from './poker-settings.ts';
import { privateInFile } from './private-settings.ts';
import { listOf, matching, oneOf, seconds, section, text, whole, yesOrNo } from './values.ts';

const language = oneOf('en', 'lt', 'ro');
const file = text('the path of a file', 1000);

const name = z.union(
  [
    text('a name', 60),
    section({ en: text('a name', 60), lt: text('a name', 60).optional(), ro: text('a name', 60).optional() }),
  ],
  { error: 'must be a name, or names by language such as {"en": "Blue table", "lt": "Mėlynas stalas"}' },
);

/** Time limits for people at a table. */
const pace = section({
  step: seconds({ from: 0, to: 30 }).optional(),
  ball: seconds({ from: 0, to: 60 }).optional(),
  warning: seconds({ from: 0, to: 60 }).optional(),
  result: seconds({ from: 1, to: 120 }).optional(),
});

/** The game validates its parameters later, when the rest is known. */
const parameters = z.record(z.string(), z.unknown(), { error: 'must be a section of parameters of the game' });

export const tableInFile = section({
  id: matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id of small letters, digits and dashes, such as blackjack-2'),
  game: text('the id of a game'),
  name: name.optional(),
  parameters: parameters.optional(),
  limits: parameters.optional(),
  pace: pace.optional(),
  languages: listOf(language, 'languages of en, lt and ro').optional(),
  currency: oneOf('PLAY', 'EUR').optional(),
  chat: yesOrNo().optional(),
  dealer: oneOf('virtual', 'studio').optional(),
  rehearsal: z.boolean({ error: 'must be true or false' }).optional(),
  unsupervised: z.boolean({ error: 'must be true or false' }).optional(),
  picture: pictureInFile.optional(),
  private: privateInFile.optional(),
});

const count = (to: number) => whole({ from: 1, to }).optional();

const limits = section({
  connectionsPerAddress: count(100_000),
  connectionsMost: count(1_000_000),
  messageBytesMost: whole({ from: 1024, to: 1_048_576 }, 'bytes').optional(),
  commandsPerSecond: count(1000),
  commandsAtOnce: count(1000),
  waitingMost: count(10_000),
  hastyMost: count(10_000),
  unreadBytesMost: whole({ from: 65_536, to: 67_108_864 }, 'bytes').optional(),
  dropSeconds: seconds({ from: 1, to: 60 }).optional(),
  silenceSeconds: seconds({ from: 2, to: 300 }).optional(),
  requestsPerMinute: count(1_000_000),
  passwordRequestsPerMinute: count(1_000_000),
} satisfies Record<keyof Limits, z.ZodType>);

const origin = matching(/^https?:\/\/[^/\s]+$/, 'an address without a path, such as https://play.example.org');

const server = section({
  host: text('a host name or an address such as 127.0.0.1').optional(),
  port: whole({ from: 0, to: 65_535 }).optional(),
  site: origin.optional(),
  tls: section({ certificate: file, key: file }).optional(),
  trustedProxies: listOf(text('an address or a network such as 10.0.0.0/8'), 'addresses or networks').optional(),
  origins: listOf(origin, 'addresses without a path').optional(),
  limits: limits.optional(),
});

const mail = section({
  from: matching(/@/, 'a sender such as "Baize <no-reply@example.org>"'),
  host: text('the name of a mail server'),
  port: whole({ from: 1, to: 65_535 }).optional(),
  /** Implicit TLS, mandatory STARTTLS, or none. */
  security: oneOf('tls', 'starttls', 'none').optional(),
  user: text('a user name').optional(),
  password: text('a password').optional(),
  passwordFile: file.optional(),
});

const minutes = whole({ from: 1, to: 1440 }, 'minutes').optional();

const policy = section({
  failuresMax: whole({ from: 1, to: 20 }).optional(),
  failureMinutes: minutes,
  idleMinutes: minutes,
  consoleIdleMinutes: minutes,
  sessionHours: whole({ from: 1, to: 168 }, 'hours').optional(),
  resetMinutes: minutes,
  resetLettersMax: whole({ from: 1, to: 20 }).optional(),
  passwordLengthMin: whole({ from: 8, to: 64 }).optional(),
  playGrant: whole({ from: 0, to: 1_000_000_000 }, 'cents').optional(),
} satisfies Record<keyof AccountPolicy, z.ZodType>);

/** In cents; 0 disables the event. */
const events = section({
  largeWager: whole({ from: 0, to: 1_000_000_000_000 }, 'cents').optional(),
  largeWin: whole({ from: 0, to: 1_000_000_000_000 }, 'cents').optional(),
});

const word = text('a word, with * for any beginning or ending, or a phrase', 60);

const chat = section({
  open: yesOrNo().optional(),
  textMost: whole({ from: 20, to: 500 }, 'characters').optional(),
  linesPerMinute: whole({ from: 1, to: 60 }).optional(),
  linesAtOnce: whole({ from: 1, to: 20 }).optional(),
  words: listOf(word, 'words').optional(),
  allowedWords: listOf(word, 'words').optional(),
  /** Chat logs are kept for at least 90 days (GLI-90). */
  keepDays: whole({ from: 90, to: 3650 }, 'days').optional(),
});

const log = section({
  level: oneOf('debug', 'info', 'warn', 'error', 'silent').optional(),
  /** `-` is standard output. */
  file: text('the path of a file, or - for the standard output', 1000).optional(),
});

const aList = 'must be a list of tables';

export const settingsFile = section({
  kind: oneOf('play', 'real').optional(),
  data: text('the path of a folder', 1000).optional(),
  database: matching(/^postgres(ql)?:\/\//, 'an address such as postgres://user@host/name').optional(),
  server: server.optional(),
  mail: mail.optional(),
  policy: policy.optional(),
  events: events.optional(),
  chat: chat.optional(),
  poker: pokerInFile.optional(),
  licence: licenceInFile.optional(),
  calendar: calendarInFile.optional(),
  log: log.optional(),
  pace: pace.optional(),
  resumeSeconds: seconds({ from: 0, to: 86_400 }).optional(),
  stopSeconds: seconds({ from: 0, to: 600 }).optional(),
  /** Parameters and duplicate ids are checked later, by `tablesOf`. */
  tables: z.array(tableInFile, { error: aList }).min(1, { error: aList }).readonly().optional(),
});

export type SettingsFile = z.output<typeof settingsFile>;
export type TableInFile = z.output<typeof tableInFile>;
