/** Brings letters to a mail server: each lies in the outbox folder until the server has taken it, and is tried again until then. */
import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { folderOutbox, type Letter, letterIn, type Outbox } from './outbox.ts';

export interface MailServer {
  /** Whom letters are from: Baize <no-reply@example.org> */
  readonly from: string;
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, TLS before anything is said (nothing is sent without), or none. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** What became of a letter, for the log; never its text. */
export interface PostNote {
  readonly to: string;
  readonly became: 'sent' | 'refused' | 'waits' | 'too-old';
  readonly why?: string;
}

const minute = 60_000;
const patienceMs = 20_000;
/** From one try to the next, in minutes; the last one again and again. */
const waits = [1, 2, 5, 15, 60];
/** What a letter says is no longer true then. */
const letterAgeMax = 24 * 60 * minute;

export class Postman implements Outbox {
  readonly #folder: string;
  readonly #server: MailServer;
  readonly #clock: Clock;
  readonly #noted: (note: PostNote) => void;
  #round: Promise<void> = Promise.resolve();
  #tries = 0;
  #cancel: () => void = () => {};

  constructor(folder: string, server: MailServer, clock: Clock, noted: (note: PostNote) => void) {
    this.#folder = folder;
    this.#server = server;
    this.#clock = clock;
    this.#noted = noted;
  }

  /** Kept at once, sent beside: nobody can tell by the time it takes whether an address is known. */
  async send(letter: Letter): Promise<string> {
    await folderOutbox(this.#folder).send(letter);
    this.goRound();
    return `by mail to ${letter.to}`;
  }

  /** Tries all that lies there, also what an earlier start has left. */
  goRound(): void {
    this.#cancel();
    this.#round = this.#round.then(() => this.#tryAll());
  }

  /** When all that was asked so far has been tried. */
  idle(): Promise<void> {
    return this.#round;
  }

  /** When the round that runs is done. What was not taken lies there until the next start. */
  async close(): Promise<void> {
    this.#cancel();
    await this.#round;
    this.#cancel();
  }

  async #tryAll(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).toSorted();
    let left = 0;
    for (const name of files) if (!(await this.#tryOne(join(this.#folder, name)))) left += 1;
    if (left === 0) {
      this.#tries = 0;
      return;
    }
    const wait = waits[Math.min(this.#tries, waits.length - 1)] ?? 60;
    this.#tries += 1;
    this.#cancel = this.#clock.after(wait * minute, () => this.goRound());
  }

  /** Whether it is done with, sent or given up. */
  async #tryOne(file: string): Promise<boolean> {
    const letter = letterIn(await readFile(file, 'utf8'));
    if (letter === undefined) return true;
    const { to, at, keeps } = letter;
    if (!keeps && this.#clock.now().getTime() - at.getTime() > letterAgeMax) {
      await rename(file, `${file}.too-old`);
      this.#noted({ to, became: 'too-old' });
      return true;
    }
    const failure = await this.#hand(letter);
    if (failure === undefined) {
      await unlink(file);
      this.#noted({ to, became: 'sent' });
      return true;
    }
    const { message: why } = failure;
    if (isForGood(failure)) await rename(file, `${file}.refused`);
    this.#noted({ to, became: isForGood(failure) ? 'refused' : 'waits', why });
    return isForGood(failure);
  }

  async #hand({ to, subject, text, at }: Letter): Promise<MailFailure | undefined> {
    const { from, host, port, security, user, password } = this.#server;
    const transport = createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    });
    try {
      await transport.sendMail({ from, to, subject, text, date: at });
      return undefined;
    } catch (error) {
      return error as MailFailure;
    } finally {
      transport.close();
    }
  }
}

interface MailFailure extends Error {
  readonly code?: string;
  /** What the mail server answered. */
  readonly responseCode?: number;
}

/** The server will never take this letter; anything else may be otherwise in a while. */
const isForGood = ({ code, responseCode = 0 }: MailFailure): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
