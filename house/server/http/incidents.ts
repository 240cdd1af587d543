/** Incidents over HTTP, for the floor: what went wrong at a table, the page's questions, who does what. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defined, given } from '../../../core/base/defined.ts';
import { mayRole, type Right } from '../../accounts/rights.ts';
import {
  answersAsked,
  confirmAsked,
  deedAsked,
  incidentAsked,
  incidentList,
  incidentsQuery,
  type IncidentTold,
  incidentTold,
  triggersTold,
} from '../../protocol/http/incidents.ts';
import { refused } from '../../protocol/http/told.ts';
import type { IncidentAnswer, Doer, IncidentDesk } from '../../tables/incidents/desk.ts';
import { readIncidents } from '../../tables/incidents/store.ts';
import { incidentTold as toldOf } from '../../tables/incidents/told.ts';
import type { Sql } from '../../storage/db.ts';
import { noSuchTable } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { momentOf } from './moment.ts';
import { namesOf } from './names.ts';
import { pageOf } from './page.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';
import { atTable } from './table-deeds.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['incidents'];
const ofIncident = z.strictObject({ incident: z.coerce.number().int() });
const response = { 200: incidentTold, '4xx': refused };
const noSuchIncident = refuseHere('no-such-incident');

export function incidentRoutes(app: App, behind: Behind): void {
  tableIncidentRoutes(app, behind);
  pastIncidentRoutes(app, behind);
  incidentDeedRoutes(app, behind);
}

/** What is wrong at one table. */
function tableIncidentRoutes(app: App, behind: Behind): void {
  const { db } = behind.offered.accounts;

  app.route({
    method: 'GET',
    url: '/api/floor/tables/:table/incidents/triggers',
    preHandler: staffWith(behind, 'look', 'raise-incidents'),
    schema: {
      tags,
      summary: 'Triggers that apply at this table now, and the open incident.',
      params: atTable,
      response: { 200: triggersTold, '4xx': refused },
    },
    handler: async (request, reply) => {
      const desk = deskAt(behind, request.params.table);
      if (desk === undefined) return refuse(reply, noSuchTable(request.params.table));
      const { open, ...applies } = await desk.triggers();
      return { ...applies, ...defined({ open: open && (await byNames(db, [open]))[0] }) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/incidents',
    preHandler: staffWith(behind, 'act', 'raise-incidents'),
    schema: {
      tags,
      summary: 'Open an incident: the table is held until it is resolved or rejected.',
      params: atTable,
      body: incidentAsked,
      response,
    },
    handler: async (request, reply) => {
      const desk = deskAt(behind, request.params.table);
      if (desk === undefined) return refuse(reply, noSuchTable(request.params.table));
      return tell(reply, await desk.open(request.body, doerAt(behind, request, request.params.table)));
    },
  });
}

function pastIncidentRoutes(app: App, behind: Behind): void {
  const { db } = behind.offered.accounts;

  app.route({
    method: 'GET',
    url: '/api/floor/incidents',
    preHandler: staffWith(behind, 'look', 'raise-incidents'),
    schema: {
      tags,
      summary: 'Incidents by table, time and state, paged.',
      querystring: incidentsQuery,
      response: { 200: incidentList, '4xx': refused },
    },
    handler: async (request) => {
      const { table, state, from, to, before, limit } = request.query;
      const found = await readIncidents(db, {
        table,
        states: state === undefined ? undefined : [state],
        from: given(from, momentOf),
        to: given(to, momentOf),
        before,
        limit: limit + 1,
      });
      const { page, ...next } = pageOf(found, limit, ({ id }) => id);
      return {
        incidents: await byNames(
          db,
          page.map((one) => toldOf(one)),
        ),
        ...next,
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/incidents/:incident',
    preHandler: staffWith(behind, 'look', 'raise-incidents'),
    schema: { tags, summary: 'One incident: its next question, or its resolution.', params: ofIncident, response },
    handler: (request, reply) => withDesk(behind, request, reply, ({ desk, incident }) => desk.look(incident)),
  });
}

/** Commands about an incident, one POST route each. */
function incidentDeedRoutes(app: App, behind: Behind): void {
  const deed = <Body extends z.ZodType>(name: string, { right, summary, body, work }: IncidentDeed<Body>): void => {
    app.route({
      method: 'POST',
      url: `/api/floor/incidents/:incident/${name}`,
      preHandler: staffWith(behind, 'act', right),
      schema: { tags, summary, params: ofIncident, body, response },
      handler: (request, reply) =>
        withDesk(behind, request, reply, (asked) => work({ ...asked, said: request.body as z.output<Body> })),
    });
  };

  deed('answers', {
    right: 'raise-incidents',
    summary: 'Name the trigger, and answer questions.',
    body: answersAsked,
    work: ({ desk, incident, said, by }) => desk.answer(incident, said, by),
  });

  deed('propose', {
    right: 'raise-incidents',
    summary: 'Propose the page’s resolution: carried out at once, or after a second person confirms.',
    body: deedAsked,
    work: ({ desk, incident, said, by }) => desk.propose(incident, said.reason, by),
  });

  deed('confirm', {
    right: 'resolve-incidents',
    summary: 'Confirm another person’s proposal, which is then carried out.',
    body: confirmAsked,
    work: ({ desk, incident, said, by }) => desk.confirm(incident, said.reason, by),
  });

  deed('reject', {
    right: 'resolve-incidents',
    summary: 'Reject: nothing is done, and the table resumes.',
    body: deedAsked,
    work: ({ desk, incident, said, by }) => desk.reject(incident, said.reason, by),
  });
}

/** An incident at its table's desk, and who asks. */
interface AtDesk {
  readonly desk: IncidentDesk;
  readonly incident: number;
  readonly by: Doer;
}

interface IncidentDeed<Body extends z.ZodType> {
  readonly right: Right;
  readonly summary: string;
  readonly body: Body;
  readonly work: (asked: AtDesk & { readonly said: z.output<Body> }) => Promise<IncidentAnswer>;
}

const deskAt = ({ offered: { tables } }: Behind, table: string): IncidentDesk | undefined =>
  tables.get(table)?.open.incidents;

async function withDesk(
  behind: Behind,
  request: FastifyRequest<{ Params: z.output<typeof ofIncident> }>,
  reply: FastifyReply,
  work: (asked: AtDesk) => Promise<IncidentAnswer>,
) {
  const { incident } = request.params;
  const [stored] = await readIncidents(behind.offered.accounts.db, { id: incident, limit: 1 });
  const desk = stored && deskAt(behind, stored.table);
  if (stored === undefined || desk === undefined) return refuse(reply, noSuchIncident);
  return tell(reply, await work({ desk, incident, by: doerAt(behind, request, stored.table) }));
}

/** Separation of duties: a table's dealer decides nothing there, whatever their role (GLI-97). */
function doerAt({ offered: { studio } }: Behind, request: FastifyRequest, table: string): Doer {
  const { id, role } = personOf(request).person;
  const deals = studio?.tables.get(table)?.dealer?.person.id === id;
  return { id, mayResolve: !deals && mayRole(role, 'resolve-incidents') };
}

/** Replaces the people's ids by names. */
async function byNames(sql: Sql, told: readonly IncidentTold[]): Promise<readonly IncidentTold[]> {
  const names = await namesOf(
    sql,
    told.flatMap(({ steps }) => steps.map(({ by }) => by)),
  );
  return told.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({ ...step, by: names.get(step.by) ?? step.by })),
  }));
}

const tell = (reply: FastifyReply, answered: IncidentAnswer) =>
  'refused' in answered ? refuse(reply, answered.refused) : answered;
