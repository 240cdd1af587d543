/** What the link needs of a WebSocket, a clock and randomness, so that tests can supply all three. */

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

export interface Surroundings {
  readonly connect: (events: SocketEvents) => Socket;
  /** Milliseconds since the epoch, by this machine's clock. */
  readonly now: () => number;
  /** Runs once after a delay. Returns a cancel function. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to but not including 1. */
  readonly random: () => number;
  /** Unique, even across reloads. */
  readonly newId: () => string;
}
