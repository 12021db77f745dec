import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { notFound, type HandlerInput, type StaffReading, type Work } from '#platform';
import {
  countTemplates,
  findTemplate,
  listTemplates,
  namedEquipmentOf,
  type ListedTemplateRow,
} from './queries.ts';

export type CarTemplate = Data<Endpoints['carTemplates']['get']>;

/** The room of everyone who may read car templates. */
export const templateReaders = 'right:car_template.get';

/** Publishes a change of a car template to all who may read car templates. */
export function emitTemplate(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'car_template', id }, [templateReaders]);
}

/** Templates that a query finds. */
export function templatesFound(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['carTemplates']['list']>['query'],
) {
  return {
    rows: listTemplates(db, query, query),
    count: countTemplates(db, query),
    item: (row: ListedTemplateRow) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  };
}

/** @throws 404 */
export async function templateById({ db, actor }: StaffReading, id: string): Promise<CarTemplate> {
  const row = await findTemplate(db, id);
  if (!row) throw notFound();
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    equipment: (await namedEquipmentOf(db, id)).map((item) => ({ ...item, carOfferId: null })),
    can: { edit: actor.can('car_template.edit') },
  };
}
