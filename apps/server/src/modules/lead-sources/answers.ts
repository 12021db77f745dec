import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope, type OpportunityScope } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import { notFound, type StaffReading, type Work, type Db } from '#platform';
import { inScope } from '#modules/opportunities';

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
function describedLeadSources(db: Db, scope: OpportunityScope) {
  return described(db, scope).orderBy('leadSource.position').orderBy('leadSource.name').execute();
}

function describedLeadSource(db: Db, id: string, scope: OpportunityScope) {
  return described(db, scope).where('leadSource.id', '=', id).executeTakeFirst();
}

export type LeadSource = Data<Endpoints['leadSources']['get']>;

/** The room of everyone who may read lead sources. */
export const leadSourceReaders = 'right:lead_source.get';

/** Publishes a change of a lead source to all who may read lead sources. */
export function emitLeadSource(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'lead_source', id }, [leadSourceReaders]);
}

/** All lead sources, each with how many opportunities come from it of those the actor may read. */
export async function leadSourcesDescribed({ db, actor }: StaffReading): Promise<LeadSource[]> {
  const rows = await describedLeadSources(db, opportunityScope(actor));
  return rows.map((row) => ({ ...row, can: { edit: actor.can('lead_source.edit') } }));
}

/** @throws 404 */
export async function leadSourceById({ db, actor }: StaffReading, id: string): Promise<LeadSource> {
  const row = await describedLeadSource(db, id, opportunityScope(actor));
  if (!row) throw notFound();
  return { ...row, can: { edit: actor.can('lead_source.edit') } };
}
