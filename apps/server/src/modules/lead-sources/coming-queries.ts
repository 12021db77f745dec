import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import { inScope } from '#modules/opportunities';
import type { Db } from '#platform';

/** How many opportunities in the scope come from a lead source. */
const coming = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file where customer_file.lead_source_id = lead_source.id and ${inScope(scope)}
)`;

function described(db: Db, scope: OpportunityScope) {
  return db
    .selectFrom('leadSource')
    .select([
      'leadSource.id',
      'leadSource.name',
      'leadSource.slug',
      'leadSource.isActive',
      'leadSource.version',
      coming(scope).as('customerFiles'),
    ]);
}

/** Lead sources in their order, inactive ones too, each with how many opportunities in the scope come from it. */
export function describedLeadSources(db: Db, scope: OpportunityScope) {
  return described(db, scope).orderBy('leadSource.position').orderBy('leadSource.name').execute();
}

export function describedLeadSource(db: Db, id: string, scope: OpportunityScope) {
  return described(db, scope).where('leadSource.id', '=', id).executeTakeFirst();
}
