/** Outgoing emails: one file each in a folder, until someone fetches it or a mail server accepts it. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
  /** Never expires: its content stays true. */
  readonly keeps?: true;
}

export interface Outbox {
  /** Returns where the email went. */
  send(letter: Letter): Promise<string>;
}

/** Emails contain tokens: only the folder's owner can read them. */
export function folderOutbox(folder: string): Outbox {
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = letter.at.toISOString().replaceAll(':', '-');
      const file = join(folder, `${moment}-${randomBytes(6).toString('hex')}.eml`);
      await writeFile(file, writtenOut(letter), { flag: 'wx', mode: 0o600 });
      return file;
    },
  };
}

const writtenOut = ({ to, subject, text, at, keeps }: Letter): string =>
  [
    `To: ${onOneLine(to)}`,
    `Subject: ${onOneLine(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    ...(keeps ? ['Baize-Keeps: yes'] : []),
    '',
    text,
    '',
  ].join('\n');

/** Parses an email file; undefined if the file is something else. */
export function letterIn(file: string): Letter | undefined {
  const [, to, subject, at, others, text] =
    /^To: (.+)\nSubject: (.*)\nDate: (.+)\n((?:[\w-]+: .*\n)+)\n([\s\S]*)\n$/.exec(file) ?? [];
  if (to === undefined || subject === undefined || at === undefined || text === undefined) return undefined;
  const keeps = others?.includes('Baize-Keeps: yes') ? ({ keeps: true } as const) : {};
  return { to, subject, text, at: new Date(at), ...keeps };
}

/** A line break would start another header. */
const onOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
