/** Limits on what comes from outside; the usual ones are more than a person needs, less than a machine wants. */

/** Limits on everything that comes from outside. */
export interface Limits {
  readonly connectionsPerAddress: number;
  readonly connectionsMost: number;
  /** Of one message or request body. */
  readonly messageBytesMost: number;
  /** Commands a second in the long run, of a connection and of a player with all theirs, and how many at once. */
  readonly commandsPerSecond: number;
  readonly commandsAtOnce: number;
  /** Commands of one connection that wait for their answers. */
  readonly waitingMost: number;
  /** So many refused in a row for haste end the connection. */
  readonly hastyMost: number;
  /** A reader who lets so much pile up is let go and may come back. */
  readonly unreadBytesMost: number;
  /** A player is off a table when no connection of theirs has been on it for so long. */
  readonly dropSeconds: number;
  /** A connection that does not answer for so long is gone. */
  readonly silenceSeconds: number;
  readonly requestsPerMinute: number;
  /** Of those that try or choose a password. */
  readonly passwordRequestsPerMinute: number;
}

export const usualLimits: Limits = {
  connectionsPerAddress: 100,
  connectionsMost: 20_000,
  messageBytesMost: 8192,
  commandsPerSecond: 20,
  commandsAtOnce: 60,
  waitingMost: 100,
  hastyMost: 200,
  unreadBytesMost: 512 * 1024,
  dropSeconds: 3,
  // Looked at twice: a loss is noticed at most ten seconds after the last sign of life (PI-902).
  silenceSeconds: 5,
  requestsPerMinute: 600,
  passwordRequestsPerMinute: 30,
};
