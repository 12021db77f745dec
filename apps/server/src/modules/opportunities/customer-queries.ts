import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import type { Db } from '#platform';
import { inScope } from './filter-queries.ts';

type Counts = Readonly<Record<'opportunity' | 'offer' | 'activity' | 'comment' | 'document', number>>;

/** How many opportunities a customer has in the scope, archived ones too, and how much belongs to them. */
export async function countOfCustomer(db: Db, customerId: string, scope: OpportunityScope): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with own as materialized (
      select id from customer_file where customer_id = ${customerId} and ${inScope(scope)}
    )
    select
      (select count(*)::int from own) as opportunity,
      (select count(*)::int from offer where customer_file_id in (select id from own)) as offer,
      (select count(*)::int from activity where customer_file_id in (select id from own)) as activity,
      (select count(*)::int from comment where customer_file_id in (select id from own)) as comment,
      (select count(*)::int from document where customer_file_id in (select id from own)) as document
  `.execute(db);
  return rows[0] ?? { opportunity: 0, offer: 0, activity: 0, comment: 0, document: 0 };
}

/** Gives all opportunities of a customer to another one; each with its next version. */
export function giveToCustomer(db: Db, from: string, into: string) {
  return db
    .updateTable('customerFile')
    .set((eb) => ({ customerId: into, version: eb('version', '+', 1) }))
    .where('customerId', '=', from)
    .returning(['id', 'version'])
    .execute();
}
