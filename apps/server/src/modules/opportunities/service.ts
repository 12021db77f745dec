import type { Endpoints } from '@szansa/api-client/endpoints';
import { moves } from '@szansa/domain/opportunity';

import { searchColumnFor } from '../customers/searching.ts';
import { listAnswer, type Actor, type HandlerInput, type Produced, type StaffReading } from '../platform.ts';
import { countEvents, listEvents } from '../timeline/queries.ts';
import { opportunityScope, readableOpportunity } from './access.ts';
import { listItem } from './described.ts';
import type { OpportunityFilters } from './filter-queries.ts';
import {
  boardCards,
  boardSums,
  statusesInOrder,
  countOpportunities,
  listOpportunities,
  relatedOpportunities,
} from './list-queries.ts';

type Opportunities = Endpoints['opportunities'];

type FilterQuery = Partial<HandlerInput<Opportunities['list']>['query']>;

function filtersOf(actor: Actor, query: FilterQuery): OpportunityFilters {
  return {
    scope: opportunityScope(actor),
    search: query.search,
    searchColumn: searchColumnFor(actor),
    isArchived: query.is_archived ?? false,
    ownedBy: query.is_self ? actor.userId : undefined,
    isUnassigned: query.isUnassigned ?? false,
    status: query.status,
    workerId: query.workerId,
    leadSourceId: query.leadSourceId,
    labelId: query.labelId,
    customerId: query.customerId,
  };
}

/** One page of opportunities, and how many there are. */
export function listOfOpportunities(
  { db, actor }: StaffReading,
  query: HandlerInput<Opportunities['list']>['query'],
): Promise<Produced<Opportunities['list']>> {
  const filters = filtersOf(actor, query);
  return listAnswer(query, {
    rows: listOpportunities(db, filters, query),
    count: countOpportunities(db, filters),
    item: listItem,
  });
}

/** Opportunities by status: what a column counts and adds up goes beyond the cards it shows. */
export async function boardOfOpportunities(
  reading: StaffReading,
  query: HandlerInput<Opportunities['board']>['query'],
): Promise<Produced<Opportunities['board']>> {
  const { actor, db } = reading;
  const filters = filtersOf(actor, query);
  const [rows, sums, statuses] = await Promise.all([
    boardCards(db, filters),
    boardSums(db, filters),
    statusesInOrder(db),
  ]);
  const mayEdit = actor.can('opportunity.edit');
  const cards = rows.map((row) => ({ ...listItem(row), canMove: mayEdit && moves(actor, row).length > 0 }));
  return {
    columns: statuses.map((status) => {
      const whole = sums.find((one) => one.status === status);
      return {
        status,
        count: whole?.count ?? 0,
        sum: whole?.sum ?? '0.00',
        cards: cards.filter((card) => card.status === status),
      };
    }),
  };
}

/** Opportunities of the same customer, or of another customer of the same firm. @throws 404 */
export async function relatedTo(
  reading: StaffReading,
  id: string,
): Promise<Produced<Opportunities['related']>> {
  const { customerId } = await readableOpportunity(reading, id);
  const rows = await relatedOpportunities(reading.db, { id, customerId }, opportunityScope(reading.actor));
  return rows.map((row) => ({
    ...listItem(row),
    relation: row.customerId === customerId ? ('customer' as const) : ('organisation' as const),
  }));
}

/** One page of an opportunity's history; fields hidden from the actor are not named. @throws 404 */
export async function timelineOf(
  reading: StaffReading,
  id: string,
  query: HandlerInput<Opportunities['timeline']>['query'],
): Promise<Produced<Opportunities['timeline']>> {
  await readableOpportunity(reading, id);
  const hidden: ReadonlySet<string> = reading.actor.excludedFields;
  return listAnswer(query, {
    rows: listEvents(reading.db, id, query),
    count: countEvents(reading.db, id, query),
    item: ({ data, ...event }) => ({
      ...event,
      data: data.fields
        ? { ...data, fields: data.fields.filter((field) => !hidden.has(`offer.${field}`)) }
        : data,
    }),
  });
}
