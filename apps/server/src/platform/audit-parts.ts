import { sql } from 'kysely';
import { z } from 'zod';

import type { Db } from './database/pool.ts';
import { jobKind } from './jobs/job-kind.ts';

/** Months after the present one that the audit log has a part for: a server may be away that long. */
const monthsAhead = 3;

/** Makes the parts of the audit log for the month (UTC) of `now` and those after it, where they are missing. */
export async function keepAuditParts(db: Db, now: Date): Promise<void> {
  await sql`
    select keep_audit_month((date_trunc('month', ${now}::timestamptz at time zone 'UTC') + months * interval '1 month')::date)
    from generate_series(0, ${sql.lit(monthsAhead)}) months
  `.execute(db);
}

/** Looks after the parts of the audit log once a day. */
export const keepAuditPartsDaily = jobKind({
  name: 'audit.parts',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 3600 },
  punctuality: 60,
  schedule: '41 2 * * *',
  run: ({ db }) => keepAuditParts(db, new Date()),
});
