/** A reload of the page is no new session: what was counted is kept as long as this window lives. */
import type { EarlierSession, House } from '../store/room.ts';

const key = 'baize.session';

export function earlierSession(): EarlierSession | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'player' in kept && 'session' in kept
      ? (kept as EarlierSession)
      : undefined;
  } catch {
    return undefined;
  }
}

export function rememberSession(house: House): void {
  house.store.subscribe(({ player, session }, before) => {
    if (session === before.session) return;
    try {
      if (player === undefined || session === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify({ player: player.id, session }));
    } catch {
      // A browser may forbid storage: then a reload counts anew.
    }
  });
}
