import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope, readableEventTypes } from '@szansa/domain/opportunity';

import { requireCustomer } from '#modules/customers';
import { listAnswer, type HandlerInput, type Produced, type StaffReading } from '#platform';
import { readableOpportunity } from './access.ts';
import type { Opportunities } from './answers.ts';
import { countEvents, listEvents, type HistoryOf } from './timeline-queries.ts';

/**
 * Returns one page of an opportunity's history: the events the actor may read. Comments have their current text. Fields
 * hidden from the actor appear neither by name nor by value.
 * @throws 404
 */
export async function timelineOf(
  reading: StaffReading,
  id: string,
  query: HandlerInput<Opportunities['timeline']>['query'],
): Promise<Produced<Opportunities['timeline']>> {
  await readableOpportunity(reading, id);
  const { items, ...page } = await historyOf(reading, { customerFileId: id }, query);
  return { ...page, items: items.map(({ opportunity: _, ...event }) => event) };
}

/** The same of all opportunities of a customer the actor may read, archived ones too. @throws 404 */
export async function timelineOfCustomer(
  reading: StaffReading,
  customerId: string,
  query: HandlerInput<Opportunities['timeline']>['query'],
): Promise<Produced<Endpoints['customers']['timeline']>> {
  await requireCustomer(reading, customerId);
  return historyOf(reading, { customerId, scope: opportunityScope(reading.actor) }, query);
}

function historyOf(
  { db, actor }: StaffReading,
  whose: HistoryOf,
  query: HandlerInput<Opportunities['timeline']>['query'],
): Promise<Produced<Endpoints['customers']['timeline']>> {
  const hidden: ReadonlySet<string> = actor.excludedFields;
  const isShown = (field: string) => !hidden.has(`offer.${field}`);
  const { type: requested, ...rest } = query;
  const types = readableEventTypes(actor).filter((type) => requested?.includes(type) ?? true);
  return listAnswer(query, {
    rows: listEvents(db, whose, { ...rest, types }),
    count: countEvents(db, whose, { ...rest, types }),
    item: ({ data, note, isRemoved, ...event }) => ({
      ...event,
      data: {
        ...data,
        ...(note === null ? {} : { note }),
        ...(isRemoved ? { isRemoved } : {}),
        ...(data.fields ? { fields: data.fields.filter(isShown) } : {}),
        ...(data.changes ? { changes: data.changes.filter(({ field }) => isShown(field)) } : {}),
      },
    }),
  });
}
