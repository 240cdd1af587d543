/** Letters of the house: a folder that keeps one file each, until a mail server is configured. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

export interface Outbox {
  /** Says where it went, for whoever looks for it. */
  send(letter: Letter): Promise<string>;
}

/** The letters hold tokens: only the owner of the folder can read them. */
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

const writtenOut = ({ to, subject, text, at }: Letter): string =>
  [
    `To: ${onOneLine(to)}`,
    `Subject: ${onOneLine(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
  ].join('\n');

/** A line break in a header would begin another header. */
const onOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
