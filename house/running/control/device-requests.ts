/** Control requests for studio devices: keys for a table's devices, certificates, the list. */
import { z } from 'zod';
import { listDevices, newDeviceKey } from '../../studio/device-keys.ts';
import { certificateOf, certify, outcomesLeast } from '../../studio/device-proof.ts';
import { noSuchTable } from '../tables-at-hand.ts';
import { deedOf, reason, request } from './request.ts';
import { isRefused } from '../../protocol/refusals.ts';

export const deviceRequests = {
  'device-key': request(
    z.strictObject({ table: z.string().max(64), reason }),
    async ({ accounts, tables }, { table, reason: why }) => {
      const known = tables.list().map(({ id }) => id);
      if (!known.includes(table)) return noSuchTable(table, known);
      const key = await newDeviceKey(accounts, table, deedOf(why));
      return typeof key === 'object' && isRefused(key) ? key : { table, key };
    },
  ),
  'device-certify': request(
    z.strictObject({
      table: z.string().max(64),
      device: z.string().trim().min(1).max(60),
      laboratory: z.string().trim().min(1).max(100),
      number: z.string().trim().min(1).max(60),
      outcomes: z.int().min(outcomesLeast),
      reason,
    }),
    async ({ accounts, tables }, { table, reason: why, ...certificate }) => {
      const known = tables.list().map(({ id }) => id);
      if (!known.includes(table)) return noSuchTable(table, known);
      return (await certify(accounts, table, certificate, deedOf(why))) ?? { table, ...certificate };
    },
  ),
  devices: request(z.strictObject({}), async ({ accounts: { db }, tables }) => {
    const keys = await listDevices(db);
    const lines = [];
    for (const { id } of tables.list()) {
      const certificate = await certificateOf(db, id);
      const key = keys.find(({ table }) => table === id);
      if (key === undefined && certificate === undefined) continue;
      lines.push({
        table: id,
        fingerprint: key?.fingerprint ?? null,
        hasKey: key !== undefined,
        certificate: certificate ?? null,
      });
    }
    return { devices: lines };
  }),
};
