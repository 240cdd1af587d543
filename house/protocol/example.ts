/** One thing that is said over a socket: what it says, and what it looks like. */
export interface Example<Message> {
  readonly says: string;
  readonly example: Message;
}
