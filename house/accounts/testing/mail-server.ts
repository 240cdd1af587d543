/** A small SMTP server for tests: accepts emails, asks for a password, and rejects as told. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface Received {
  readonly from: string;
  readonly to: string;
  /** The message as received, with headers. */
  readonly content: string;
}

export class MailServerInTest {
  readonly received: Received[] = [];
  /** Reply to a recipient, such as "550 no such mailbox"; undefined accepts. */
  refusal: string | undefined;
  /** If set, only these credentials may send: \0user\0password in base64. */
  credentials: string | undefined;
  readonly port: number;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async open(port = 0): Promise<MailServerInTest> {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const made = new MailServerInTest(server);
    server.on('connection', (socket) => made.#talk(socket));
    return made;
  }

  async close(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #talk(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [heard, from, to, content] = ['', '', '', ''];
    let inLetter = false;
    let isKnown = this.credentials === undefined;
    const hear = (line: string) => {
      if (inLetter) {
        if (line !== '.') content += `${line.replace(/^\./, '')}\n`;
        else {
          inLetter = false;
          this.received.push({ from, to, content });
          say('250 taken');
        }
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') say(`250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN`);
      else if (verb === 'AUTH') {
        isKnown = line.split(' ')[2] === this.credentials;
        say(isKnown ? '235 welcome' : '535 wrong');
      } else if (verb === 'MAIL') {
        from = /<(.*?)>/.exec(line)?.[1] ?? '';
        say(isKnown ? '250 ok' : '530 sign in first');
      } else if (verb === 'RCPT') {
        to = /<(.*?)>/.exec(line)?.[1] ?? '';
        say(this.refusal ?? '250 ok');
      } else if (verb === 'DATA') {
        [inLetter, content] = [true, ''];
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('502 what?');
    };
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      heard += text;
      const lines = heard.split('\r\n');
      heard = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => {});
    say('220 test ready');
  }
}
