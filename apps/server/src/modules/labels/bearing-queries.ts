import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import { inScope } from '#modules/opportunities';
import type { Db } from '#platform';

/** How many opportunities in the scope bear a label. */
const bearing = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file_label
  join customer_file on customer_file.id = customer_file_label.customer_file_id
  where customer_file_label.label_id = label.id and ${inScope(scope)}
)`;

/** Labels by title, each with how many opportunities in the scope bear it. */
export function describedLabels(db: Db, scope: OpportunityScope) {
  return db
    .selectFrom('label')
    .selectAll('label')
    .select(bearing(scope).as('count'))
    .orderBy('label.title')
    .execute();
}

export function describedLabel(db: Db, id: string, scope: OpportunityScope) {
  return db
    .selectFrom('label')
    .selectAll('label')
    .select(bearing(scope).as('count'))
    .where('label.id', '=', id)
    .executeTakeFirst();
}

/** Returns the opportunities with a label, regardless of who may read them. */
export async function listBearing(db: Db, labelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customerFileLabel')
    .select('customerFileId')
    .where('labelId', '=', labelId)
    .orderBy('customerFileId')
    .execute();
  return rows.map((row) => row.customerFileId);
}
