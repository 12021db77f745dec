import type { Endpoints } from '@szansa/api-client/endpoints';
import { daysOfPeriod, endingMonths } from '@szansa/domain/analytics';
import type { Days } from '@szansa/domain/report';
import { addMonths, warsawDay } from '@szansa/domain/shared';

import { searchColumnFor } from '#modules/customers';
import type { Actor, HandlerInput } from '#platform';
import { countedBy } from './access.ts';
import type { AnalyticsFilters } from './filter-queries.ts';

export type Narrowing = HandlerInput<Endpoints['analytics']['sums']>['query'];

/** From a day on, those in which contracts end that are worth a call now. */
export const endingFrom = (today: string): Days => ({ from: today, to: addMonths(today, endingMonths) });

function monthsOf({ months, monthsBy }: Narrowing, today: string): AnalyticsFilters['months'] {
  const days = (months ?? ['all']).map((period) => daysOfPeriod(period, today));
  const narrow = days.filter((one) => one !== null);
  return narrow.length === days.length ? { days: narrow, by: monthsBy?.[0] ?? 'close_date' } : undefined;
}

/** What a query narrows analytics to, of what the actor counts at all. */
export function filtersFor(actor: Actor, query: Narrowing): AnalyticsFilters {
  const today = warsawDay(new Date());
  const own = countedBy(actor);
  return {
    ...own,
    ownedBy: query.is_self ? actor.userId : own.ownedBy,
    search: query.search,
    searchColumn: searchColumnFor(actor),
    months: monthsOf(query, today),
    state: query.state,
    status: query.status,
    workerId: query.workerId,
    isUnassigned: query.isUnassigned ?? false,
    leadSourceId: query.leadSourceId,
    withoutLeadSource: query.withoutLeadSource ?? false,
    archiveReasonId: query.archiveReasonId,
    withoutArchiveReason: query.withoutArchiveReason ?? false,
    offerType: query.offerType,
    bankId: query.bankId,
    offeredBankId: query.offeredBankId,
    dealerId: query.dealerId,
    hasChosenOffer: query.hasChosenOffer ?? false,
    withoutNextStep: query.withoutNextStep ?? false,
    ending: query.endsSoon ? endingFrom(today) : undefined,
    opened: { from: query.from, to: query.to },
    closed: { from: query.closedFrom, to: query.closedTo },
    readsOffers: actor.can('offer.get'),
  };
}
