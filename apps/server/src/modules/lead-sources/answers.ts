import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, type StaffReading, type Work } from '#platform';
import { describedLeadSource, describedLeadSources } from './coming-queries.ts';

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
