import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, type StaffReading, type Work } from '#platform';
import { describedLabel, describedLabels } from './bearing-queries.ts';

export type Label = Data<Endpoints['labels']['get']>;

/** The room of everyone who may read labels. */
export const labelReaders = 'right:label.get';

/** Publishes a change of a label to all who may read labels. */
export function emitLabel(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'label', id }, [labelReaders]);
}

/** All labels, each with how many opportunities bear it of those the actor may read. */
export async function labelsDescribed({ db, actor }: StaffReading): Promise<Label[]> {
  const rows = await describedLabels(db, opportunityScope(actor));
  return rows.map((row) => ({ ...row, can: { edit: actor.can('label.edit') } }));
}

/** @throws 404 */
export async function labelById({ db, actor }: StaffReading, id: string): Promise<Label> {
  const row = await describedLabel(db, id, opportunityScope(actor));
  if (!row) throw notFound();
  return { ...row, can: { edit: actor.can('label.edit') } };
}
