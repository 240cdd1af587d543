/** Chat at poker tables over real sockets: who hears whom, and what is forbidden during a hand. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { commandLine } from '../accounts/rights.ts';
import { ask } from '../server/testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from '../server/testing/server-house.ts';
import { staffAt } from '../server/testing/staff-at.ts';
import type { TestClient } from '../server/testing/test-client.ts';
import { engines } from '../testing/databases.ts';

interface Guest {
  readonly player: TestPlayer;
  readonly client: TestClient;
}

const saidTo = ({ client }: Guest) => client.frames.flatMap((one) => (one.frame === 'tournament' ? [one.told] : []));
const heardBy = (guest: Guest) => saidTo(guest).flatMap((told) => (told.said === 'chat' ? [told.line.text] : []));

describe.each(engines.slice(0, 1))('talk at poker tables', (engine) => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(engine);
  });
  afterAll(() => house.drop());

  async function come(tournament: string, name: string, player?: TestPlayer): Promise<Guest> {
    const known = player ?? (await house.player(name));
    const client = await house.connect({ token: known.token });
    await client.say({ do: 'attend', tournament });
    return { player: known, client };
  }

  /** Three players at one table, the first to act; the others watch. */
  async function seated(names: readonly string[], parameters: Readonly<Record<string, unknown>> = {}) {
    const given = { entriesMax: 3, seats: 3, ...parameters };
    const made = await house.tournaments.create(
      { preset: 'sit-and-go', parameters: given },
      { by: commandLine, reason: 'test' },
    );
    if (!('tournament' in made)) throw new Error(JSON.stringify(made));
    const id = made.tournament;
    const guests: Guest[] = [];
    for (const name of names) {
      const guest = await come(id, name);
      await guest.client.say({ do: 'enter', tournament: id });
      guests.push(guest);
    }
    await house.pass(1);
    const room = present(house.tournaments.find(id), 'the room');
    const actor = () =>
      present(
        guests.find(({ player }) => room.view.turn(player.id) !== undefined),
        'somebody to act',
      );
    const act = async (guest: Guest, option: string) => {
      const turn = present(room.view.turn(guest.player.id), 'a turn');
      expect(await guest.client.say({ do: 'act', tournament: id, hand: turn.hand, option })).toMatchObject({
        frame: 'done',
      });
      await house.quiet();
    };
    return { id, guests, room, actor, act };
  }

  const write = ({ client }: Guest, table: string, text: string) => client.say({ do: 'chat', table, text });
  const refusedAs = (refused: string, clause?: string) => ({
    frame: 'refused',
    why: { refused, ...(clause && { clause }) },
  });

  test('[PI-918] players with live cards can’t write; those who folded can, and everyone at the table reads it', async () => {
    const { id, guests, actor, act } = await seated(['ada', 'bea', 'cyd']);
    const table = `${id}/1`;
    for (const guest of guests) {
      expect(await write(guest, table, 'hello')).toMatchObject(refusedAs('chat-live-cards', 'PI-918'));
    }
    const folded = actor();
    await act(folded, 'fold');
    expect(await write(folded, table, 'good luck to you both')).toMatchObject({ frame: 'done' });
    await house.quiet();
    for (const guest of guests) expect(heardBy(guest)).toEqual(['good luck to you both']);
    // All-in cards are live too, until the pot is awarded.
    const pushing = actor();
    await act(pushing, 'all-in');
    expect(await write(pushing, table, 'call me')).toMatchObject(refusedAs('chat-live-cards', 'PI-918'));
    await act(actor(), 'fold');
    // After the pot is awarded, nobody holds live cards until the next deal.
    expect(await write(pushing, table, 'thanks')).toMatchObject({ frame: 'done' });
  });

  test('[PI-918] lines that name cards are refused during a hand, from players and spectators', async () => {
    const { id, actor, act } = await seated(['dan', 'eve', 'fay']);
    const table = `${id}/1`;
    const onlooker = await come(id, 'gus');
    await onlooker.client.say({ do: 'look', tournament: id, table: 1 });
    const folded = actor();
    await act(folded, 'fold');
    const naming = refusedAs('chat-names-cards', 'PI-918');
    expect(await write(folded, table, 'I folded AKs')).toMatchObject(naming);
    expect(await write(onlooker, table, 'that was the ace of spades')).toMatchObject(naming);
    expect(await write(onlooker, table, 'nice play')).toMatchObject({ frame: 'done' });
    await act(actor(), 'fold');
    // The hand is over.
    expect(await write(folded, table, 'I folded AKs')).toMatchObject({ frame: 'done' });
  });

  test('[PI-918] the chat is stored, and can be switched off for a tournament', async () => {
    const { id, guests, actor, act } = await seated(['ben', 'cat', 'dot']);
    const table = `${id}/1`;
    const folded = actor();
    await act(folded, 'fold');
    await write(folded, table, 'kept for later');
    const floor = await staffAt(house.accounts, 'flora', 'floor');
    const path = `/api/floor/tables/${encodeURIComponent(table)}/talk`;
    const { json } = await ask(house.server.address, `GET ${path}`, { token: floor.token });
    expect(json['lines']).toMatchObject([{ by: 'player', name: folded.player.name, text: 'kept for later' }]);
    // Newcomers to the tournament and to the table read it.
    const [again] = guests;
    const back = await come(id, '', present(again, 'a guest').player);
    expect(back.client.all('attending').at(-1)?.chat?.lines).toMatchObject([{ text: 'kept for later' }]);
    const onlooker = await come(id, 'ian');
    expect(onlooker.client.all('attending').at(-1)?.chat).toMatchObject({ open: true, lines: [], hidden: [] });
    await onlooker.client.say({ do: 'look', tournament: id, table: 1 });
    await house.quiet();
    expect(saidTo(onlooker).at(-1)).toMatchObject({ said: 'talk', table: 1, lines: [{ text: 'kept for later' }] });
    const silent = await seated(['kim', 'leo', 'mia'], { chat: false });
    expect(silent.room.view.information().marks.chat).toBe(false);
    const quiet = silent.actor();
    await silent.act(quiet, 'fold');
    expect(await write(quiet, `${silent.id}/1`, 'hello')).toMatchObject(refusedAs('chat-closed'));
  });

  test('chat stays at its table, mutes and hidden players apply in tournaments, and reports name the table', async () => {
    const { id, guests, actor, act } = await seated(['ned', 'ola', 'pia']);
    const table = `${id}/1`;
    const folded = actor();
    await act(folded, 'fold');
    expect(await write(folded, `${id}/2`, 'hello')).toMatchObject(refusedAs('chat-elsewhere'));
    expect(await write(folded, 'nothing/1', 'hello')).toMatchObject(refusedAs('no-such-tournament'));
    const other = present(
      guests.find((one) => one !== folded),
      'another',
    );
    await folded.client.say({ do: 'hide', table, name: other.player.name, hidden: true });
    await house.quiet();
    expect(saidTo(folded).at(-1)).toEqual({ said: 'hidden', names: [other.player.name] });
    const report = { do: 'report', table, name: other.player.name, fault: 'cheating' } as const;
    expect(await folded.client.say(report)).toMatchObject({ frame: 'done' });
    const floor = await staffAt(house.accounts, 'frank', 'floor');
    const staff = (what: string, body?: unknown) =>
      ask(house.server.address, what, { token: floor.token, ...defined({ body }) });
    const { json } = await staff('GET /api/floor/talk/reports');
    expect(json['reports']).toMatchObject([{ table, player: other.player.name, why: 'cheating' }]);
    await staff('POST /api/floor/talk/mutes', { player: folded.player.name, minutes: 5, reason: 'spam' });
    await house.quiet();
    expect(saidTo(folded).at(-1)).toMatchObject({ said: 'muted', mute: { reason: 'spam' } });
    expect(await write(folded, table, 'hello')).toMatchObject(refusedAs('chat-muted'));
    // Staff announcements reach the table.
    const path = `/api/floor/tables/${encodeURIComponent(table)}/announce`;
    await staff(`POST ${path}`, { text: 'The break is at five to.' });
    await house.quiet();
    expect(heardBy(other)).toEqual(['The break is at five to.']);
  });
});
