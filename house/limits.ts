/** Limits on what comes from outside: generous for a person, tight for a machine. */

export interface Limits {
  readonly connectionsPerAddress: number;
  readonly connectionsMost: number;
  /** Of one message or request body. */
  readonly messageBytesMost: number;
  /** Sustained commands a second, per connection and per player across connections, and the burst allowed. */
  readonly commandsPerSecond: number;
  readonly commandsAtOnce: number;
  /** Unanswered commands per connection. */
  readonly waitingMost: number;
  /** Consecutive commands refused for rate before the connection is closed. */
  readonly hastyMost: number;
  /** Unread output before a slow reader is disconnected; it may reconnect. */
  readonly unreadBytesMost: number;
  /** How long after their last connection closes a player leaves the table. */
  readonly dropSeconds: number;
  /** How long a connection may go without answering a ping. */
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
  // Checked twice, so a loss is noticed at most ten seconds after the last sign of life (PI-902).
  silenceSeconds: 5,
  requestsPerMinute: 600,
  passwordRequestsPerMinute: 30,
};
