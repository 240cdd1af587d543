/** One thing that is said over a socket: what it says, and what it looks like. */
export interface Example<Said> {
  readonly says: string;
  readonly example: Said;
}
