/** The server log: one JSON line per event, without secrets. */
import pino from 'pino';
import type { LogSettings } from './offered.ts';

export type Log = pino.Logger;

/** Headers and fields that carry tokens or passwords; all are redacted. */
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
