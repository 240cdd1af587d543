/** Delivers emails to a mail server. Each stays in the outbox folder and is retried until the server accepts it. */
import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { folderOutbox, type Letter, letterIn, type Outbox } from './outbox.ts';

export interface MailServer {
  /** Sender: Baize <no-reply@example.org> */
  readonly from: string;
  readonly host: string;
  readonly port: number;
  /** Implicit TLS, mandatory STARTTLS, or none. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** Delivery results for the log; never the text. */
export interface PostNote {
  readonly to: string;
  readonly became: 'sent' | 'refused' | 'waits' | 'too-old';
  readonly why?: string;
}

const minute = 60_000;
const patienceMs = 20_000;
/** Minutes between attempts; the last value repeats. */
const waits = [1, 2, 5, 15, 60];
/** Age at which an email's content is no longer true. */
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

  /** Stored at once, sent in the background: response times don't reveal whether an address is known. */
  async send(letter: Letter): Promise<string> {
    await folderOutbox(this.#folder).send(letter);
    this.goRound();
    return `by mail to ${letter.to}`;
  }

  /** Tries everything in the outbox, including leftovers of an earlier run. */
  goRound(): void {
    this.#cancel();
    this.#round = this.#round.then(() => this.#tryAll());
  }

  /** Resolves when everything requested so far has been tried. */
  idle(): Promise<void> {
    return this.#round;
  }

  /** Resolves when the current round is done. Undelivered emails stay until the next start. */
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

  /** Whether it is finished: sent or given up. */
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
  /** The mail server's reply. */
  readonly responseCode?: number;
}

/** A permanent rejection; any other failure may pass. */
const isForGood = ({ code, responseCode = 0 }: MailFailure): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
