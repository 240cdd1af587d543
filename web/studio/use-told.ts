/** The studio's socket: its latest message, whether the connection is lost, and why it was closed. */
import { useEffect, useState } from 'react';
import type { StudioTold } from '../../house/protocol/studio.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';

type Word = Exclude<StudioTold, { told: 'bye' }>;

export interface Heard<Of extends Word['told']> {
  readonly told: Extract<Word, { told: Of }> | undefined;
  readonly isCut: boolean;
  /** Signed out, idle too long, or not allowed: the socket stays closed until someone signs in. */
  readonly why: ToldRefusal | undefined;
}

const waits = [500, 1000, 2000, 5000];

/** `key` changes on sign-in and reopens the socket. */
export function useTold<Of extends Word['told']>(of: Of, table: string | undefined, key: number): Heard<Of> {
  const [heard, setHeard] = useState<Heard<Of>>({ told: undefined, isCut: false, why: undefined });
  useEffect(() => {
    let isOver = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let socket: WebSocket | undefined;
    setHeard({ told: undefined, isCut: false, why: undefined });
    const open = () => {
      const address = new URL('/studio', location.href);
      address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
      if (table !== undefined) address.searchParams.set('table', table);
      socket = new WebSocket(address);
      socket.addEventListener('message', ({ data }) => {
        const told = JSON.parse(String(data)) as StudioTold;
        if (told.told === 'bye') {
          isOver = true;
          setHeard((before) => ({ ...before, why: told.why }));
        } else if (told.told === of) {
          tries = 0;
          setHeard({ told: told as Extract<Word, { told: Of }>, isCut: false, why: undefined });
        }
      });
      socket.addEventListener('close', () => {
        if (isOver) return;
        setHeard((before) => ({ ...before, isCut: true }));
        timer = setTimeout(open, waits[Math.min(tries, waits.length - 1)]);
        tries += 1;
      });
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [of, table, key]);
  return heard;
}
