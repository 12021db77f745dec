import { moves, opportunityScope } from '@szansa/domain/opportunity';

import { statusesInOrder } from '#modules/agency';
import { searchColumnFor } from '#modules/customers';
import {
  denied,
  type Actor,
  type HandlerInput,
  type Produced,
  type StaffReading,
  type Source,
  type Way,
} from '#platform';
import { listItem, type Opportunities } from './answers.ts';
import { boardSums } from './board-sum-queries.ts';
import type { OpportunityFilters } from './filter-queries.ts';
import { boardCards, countOpportunities, listOpportunities } from './list-queries.ts';

export type FilterQuery = Partial<HandlerInput<Opportunities['list']>['query']>;

/** Returns the filters of a query. @throws 403 for unassigned opportunities if the actor may not claim them. */
export function filtersOf(actor: Actor, query: FilterQuery): OpportunityFilters {
  const scope = opportunityScope(actor);
  const isUnassigned = query.isUnassigned === true || query.worker_name === '';
  if (isUnassigned && scope !== 'all') throw denied();
  return {
    scope,
    search: query.search,
    searchColumn: searchColumnFor(actor),
    isArchived: query.is_archived ?? false,
    ownedBy: query.is_self ? actor.userId : undefined,
    isUnassigned,
    workerName: query.worker_name,
    status: query.status,
    statusNot: query.statusNot,
    workerId: query.workerId,
    workerIdNot: query.workerIdNot,
    leadSourceId: query.leadSourceId,
    leadSourceIdNot: query.leadSourceIdNot,
    labelId: query.labelId,
    labelIdNot: query.labelIdNot,
    vehicleValue: { from: query.vehicleValueFrom, to: query.vehicleValueTo },
    customerId: query.customerId,
    customerOrganisationId: query.customerOrganisationId,
  };
}

/** Opportunities a query finds. @throws 403 */
export function opportunitiesFound(
  { db, actor }: StaffReading,
  query: HandlerInput<Opportunities['list']>['query'],
) {
  const filters = filtersOf(actor, query);
  return {
    rows: (source: Source, way: Way) => listOpportunities(source, filters, query, way),
    count: countOpportunities(db, filters),
    item: listItem,
  };
}

/** Opportunities by status: what a column counts and adds up goes beyond the cards it shows. @throws 403 */
export async function boardOfOpportunities(
  reading: StaffReading,
  query: HandlerInput<Opportunities['board']>['query'],
): Promise<Produced<Opportunities['board']>> {
  const { actor, db } = reading;
  const filters = filtersOf(actor, query);
  const [rows, sums, statuses] = await Promise.all([
    boardCards(db, filters, { more: query.more ?? [], readsActivities: actor.can('activity.get') }),
    boardSums(db, filters),
    statusesInOrder(db),
  ]);
  const mayEdit = actor.can('opportunity.edit');
  const cards = rows.map((row) => ({
    ...listItem(row),
    canMove: mayEdit && moves(actor, row).length > 0,
    nextActivity: row.nextActivity,
  }));
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
