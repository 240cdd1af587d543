/** Incidents over HTTP, for the floor: what went wrong at a table, the page's questions, who does what. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defined } from '../../../core/base/defined.ts';
import { mayRole } from '../../accounts/rights.ts';
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
import { noSuchTable, refuseHere } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { namesOf } from './names.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';

const tags = ['incidents'];
const atTable = z.strictObject({ table: z.string().max(64) });
const ofIncident = z.strictObject({ incident: z.coerce.number().int() });
const response = { 200: incidentTold, '4xx': refused };
const noSuchIncident = refuseHere('not-found', 'There is no such incident.');

export function incidentRoutes(app: App, behind: Behind): void {
  const { accounts, tables, studio } = behind.offered;
  const looking = { preHandler: staffWith(behind, 'look', 'raise-incidents') };
  const raising = { preHandler: staffWith(behind, 'act', 'raise-incidents') };
  const resolving = { preHandler: staffWith(behind, 'act', 'resolve-incidents') };
  const deskAt = (table: string): IncidentDesk | undefined => tables.get(table)?.open.incidents;

  /** The incident desk of the table concerned. */
  const deskOf = async (
    incident: number,
  ): Promise<{ readonly desk: IncidentDesk; readonly table: string } | undefined> => {
    const [stored] = await readIncidents(accounts.db, { id: incident, limit: 1 });
    const desk = stored === undefined ? undefined : deskAt(stored.table);
    return stored === undefined || desk === undefined ? undefined : { desk, table: stored.table };
  };

  /** Replaces the people's ids by names. */
  const byNames = async (told: readonly IncidentTold[]): Promise<readonly IncidentTold[]> => {
    const names = await namesOf(
      accounts.db,
      told.flatMap(({ steps }) => steps.map(({ by }) => by)),
    );
    return told.map((one) => ({
      ...one,
      steps: one.steps.map((step) => ({ ...step, by: names.get(step.by) ?? step.by })),
    }));
  };

  /** Separation of duties: a table's dealer decides nothing there, whatever their role (GLI-97). */
  const doerIn = (request: FastifyRequest, table: string): Doer => {
    const { id, role } = personOf(request).person;
    const deals = studio?.tables.get(table)?.dealer?.person.id === id;
    return { id, mayResolve: !deals && mayRole(role, 'resolve-incidents') };
  };

  const withDesk = async (
    request: FastifyRequest<{ Params: z.output<typeof ofIncident> }>,
    reply: FastifyReply,
    work: (desk: IncidentDesk, incident: number, by: Doer) => Promise<IncidentAnswer>,
  ) => {
    const { incident } = request.params;
    const found = await deskOf(incident);
    return found === undefined
      ? refuse(reply, noSuchIncident)
      : tell(reply, await work(found.desk, incident, doerIn(request, found.table)));
  };

  app.route({
    method: 'GET',
    url: '/api/floor/tables/:table/incidents/triggers',
    ...looking,
    schema: {
      tags,
      summary: 'Triggers that apply at this table now, and the open incident.',
      params: atTable,
      response: { 200: triggersTold, '4xx': refused },
    },
    handler: async (request, reply) => {
      const desk = deskAt(request.params.table);
      if (desk === undefined) return refuse(reply, noSuchTable(request.params.table));
      const { open, ...applies } = await desk.triggers();
      return { ...applies, ...(open === undefined ? {} : { open: (await byNames([open]))[0] }) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/incidents',
    ...raising,
    schema: {
      tags,
      summary: 'Open an incident: the table is held until it is resolved or rejected.',
      params: atTable,
      body: incidentAsked,
      response,
    },
    handler: async (request, reply) => {
      const desk = deskAt(request.params.table);
      if (desk === undefined) return refuse(reply, noSuchTable(request.params.table));
      return tell(reply, await desk.open(request.body, doerIn(request, request.params.table)));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/incidents',
    ...looking,
    schema: {
      tags,
      summary: 'Incidents by table, time and state, paged.',
      querystring: incidentsQuery,
      response: { 200: incidentList, '4xx': refused },
    },
    handler: async (request) => {
      const { table, state, from, to, before, limit } = request.query;
      const found = await readIncidents(accounts.db, {
        table,
        states: state === undefined ? undefined : [state],
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        before,
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      const next = found.length > limit ? page.at(-1)?.id : undefined;
      return {
        incidents: await byNames(page.map((one) => toldOf(one))),
        ...defined({ next }),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/incidents/:incident',
    ...looking,
    schema: { tags, summary: 'One incident: its next question, or its resolution.', params: ofIncident, response },
    handler: (request, reply) => withDesk(request, reply, (desk, incident) => desk.look(incident)),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/incidents/:incident/answers',
    ...raising,
    schema: {
      tags,
      summary: 'Name the trigger, and answer questions.',
      params: ofIncident,
      body: answersAsked,
      response,
    },
    handler: (request, reply) =>
      withDesk(request, reply, (desk, incident, by) => desk.answer(incident, request.body, by)),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/incidents/:incident/propose',
    ...raising,
    schema: {
      tags,
      summary: 'Propose the page’s resolution: carried out at once, or after a second person confirms.',
      params: ofIncident,
      body: deedAsked,
      response,
    },
    handler: (request, reply) =>
      withDesk(request, reply, (desk, incident, by) => desk.propose(incident, request.body.reason, by)),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/incidents/:incident/confirm',
    ...resolving,
    schema: {
      tags,
      summary: 'Confirm another person’s proposal, which is then carried out.',
      params: ofIncident,
      body: confirmAsked,
      response,
    },
    handler: (request, reply) =>
      withDesk(request, reply, (desk, incident, by) => desk.confirm(incident, request.body.reason, by)),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/incidents/:incident/reject',
    ...resolving,
    schema: {
      tags,
      summary: 'Reject: nothing is done, and the table resumes.',
      params: ofIncident,
      body: deedAsked,
      response,
    },
    handler: (request, reply) =>
      withDesk(request, reply, (desk, incident, by) => desk.reject(incident, request.body.reason, by)),
  });
}

const tell = (reply: FastifyReply, answered: IncidentAnswer) =>
  'refused' in answered ? refuse(reply, answered.refused) : answered;
