/** What may be asked at the machine about the studio's devices: a key for those of a table. */
import { z } from 'zod';
import { isAccountRefusal } from '../../accounts/refusal.ts';
import { newDeviceKey } from '../../studio/device-keys.ts';
import { noSuchTable } from '../tables-at-hand.ts';
import { deedOf, reason, request } from './request.ts';

export const deviceRequests = {
  'device-key': request(
    z.strictObject({ table: z.string().max(64), reason }),
    async ({ accounts, tables }, { table, reason: why }) => {
      const known = tables.list().map(({ id }) => id);
      if (!known.includes(table)) return noSuchTable(table, known);
      const key = await newDeviceKey(accounts, table, deedOf(why));
      return typeof key === 'object' && isAccountRefusal(key) ? key : { table, key };
    },
  ),
};
