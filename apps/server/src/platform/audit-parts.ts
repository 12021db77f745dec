import { sql } from 'kysely';

import type { Db } from './database/pool.ts';

/** Months after the present one that the audit log has a part for: a server may be away that long. */
const monthsAhead = 3;

/** Makes the parts of the audit log for the month (UTC) of `now` and those after it, where they are missing. */
export async function maintainAuditPartitions(db: Db, now: Date): Promise<void> {
  await sql`
    select keep_audit_month((date_trunc('month', ${now}::timestamptz at time zone 'UTC') + months * interval '1 month')::date)
    from generate_series(0, ${sql.lit(monthsAhead)}) months
  `.execute(db);
}
