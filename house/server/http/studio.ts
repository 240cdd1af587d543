/** The dealer's console over HTTP: signing in at a table, readings and tasks, shoes, and calls to the floor. */
import { defined } from '../../../core/base/defined.ts';
import { callAsked, readAsked, shoeAsked, studioTables } from '../../protocol/http/studio.ts';
import { refused } from '../../protocol/http/told.ts';
import type { Studio } from '../../studio/studio.ts';
import type { TableStudio } from '../../studio/table-studio.ts';
import { noSuchTable } from '../refusal.ts';
import type { App, Behind } from './app.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';
import { type Asked, noBody, tableDeeds } from './table-deeds.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['studio'];

export function studioRoutes(app: App, behind: Behind, studio: Studio): void {
  tableListRoute(app, behind, studio);
  const deed = tableDeeds(app, behind, { tags, under: '/api/studio/tables', right: 'deal' });

  /** For the table's own dealer, or the floor, which may do everything there. */
  const byDealer =
    <Body>(work: (table: TableStudio, asked: Asked<Body>) => Promise<ToldRefusal | undefined | void>) =>
    async (asked: Asked<Body>) => {
      const found = studio.tables.get(asked.table);
      if (found === undefined) return noSuchTable(asked.table);
      const { person } = asked;
      if (person.role !== 'floor' && found.dealer?.person.id !== person.id) {
        return refuseHere('sign-on-first');
      }
      return work(found, asked);
    };

  deed('on', {
    summary: 'Sign in at a table, or take it over.',
    body: noBody,
    work: async ({ table, person, token }) => {
      const found = studio.tables.get(table);
      return found === undefined ? noSuchTable(table) : studio.signOn(found, person, token);
    },
  });

  deed('off', {
    summary: 'Leave a table.',
    body: noBody,
    work: byDealer((table, { person }) => table.signOff(person.id)),
  });

  deed('read', {
    summary: 'A card, number or dice entered at the console.',
    body: readAsked,
    work: byDealer((table, { body, person }) => table.take(body, person.id)),
  });

  deed('done', {
    summary: 'Confirm that the prompt was carried out.',
    body: noBody,
    work: byDealer((table) => table.done()),
  });

  deed('shoe', {
    summary: 'Start preparing a shoe.',
    body: shoeAsked,
    work: byDealer((table, { body: { cutFromEnd, ...shoe }, person }) =>
      table.prepare({ ...shoe, ...defined({ cutFromEnd }), by: person.id }),
    ),
  });

  deed('call', {
    summary: 'Call the floor.',
    body: callAsked,
    work: byDealer((table, { body: { reason }, person }) => table.callFloor(person.id, reason)),
  });
}

function tableListRoute(app: App, behind: Behind, studio: Studio): void {
  app.route({
    method: 'GET',
    url: '/api/studio/tables',
    preHandler: staffWith(behind, 'look', 'deal'),
    schema: { tags, summary: 'The studio tables.', response: { 200: studioTables, '4xx': refused } },
    handler: async (request) => {
      const mine = studio.dutyOf(personOf(request).person.id)?.table.id;
      return {
        tables: [...studio.tables.values()].map(({ table, dealer }) => {
          const { name, game } = table.lobby();
          const { isRehearsal } = table;
          return { table: table.id, name, game, isRehearsal, ...defined({ dealer: dealer?.person.name }) };
        }),
        ...defined({ mine }),
      };
    },
  });
}
