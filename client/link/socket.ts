/** What the link needs of a WebSocket, a clock and chance: little enough that a test plays all of them. */

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
  /** Runs once after so many milliseconds, unless it is called off with what comes back. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to but not including 1. */
  readonly random: () => number;
  /** Never the same twice, also over reloads. */
  readonly newId: () => string;
}
