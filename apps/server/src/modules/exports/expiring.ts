import { z } from 'zod';

import { dropFile, jobKind, verb, type Context, type Work } from '#platform';
import { exportReaders } from './access.ts';
import { deleteExport, findExpired } from './queries.ts';

/** Removes requests whose days are over, with their files. @returns how many */
async function expire(work: Work): Promise<number> {
  const expired = await findExpired(work.db);
  for (const { id, fileId } of expired) {
    await deleteExport(work.db, id);
    if (fileId !== null) await dropFile(work, fileId);
  }
  if (expired.length > 0) work.emit('records-changed', { entity: 'export' }, [exportReaders]);
  return expired.length;
}

async function expireAll(context: Context): Promise<void> {
  while ((await verb(context, expire)) > 0);
}

/** Removes exports seven days after they ended, within the hour; what was missed while no server ran as well (rule EX4). */
export const expireExports = jobKind({
  name: 'export.expire',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  punctuality: 60,
  schedule: '41 * * * *',
  run: expireAll,
});
