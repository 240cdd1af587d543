/** The server's log: one JSON line an event, and never a secret in it. */
import pino from 'pino';
import type { LogSettings } from './offered.ts';

export type Log = pino.Logger;

/** Tokens travel in these headers, passwords and tokens in these fields; none of them is ever written. */
const secrets = ['password', 'now', 'next', 'token', 'authorization', 'cookie', '["set-cookie"]'];
const depths = ['', '*.', '*.*.', 'req.headers.', 'res.headers.'];
const paths = depths.flatMap((depth) =>
  secrets.map((secret) => (secret.startsWith('[') ? `${depth.replace(/\.$/, '')}${secret}` : `${depth}${secret}`)),
);

export function openLog({ level, to }: LogSettings): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name) => ({ level: name }) },
    redact: { paths, censor: '[kept secret]' },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
