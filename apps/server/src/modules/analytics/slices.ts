import { monthsAndDaysOf } from '@szansa/domain/analytics';
import type { Days } from '@szansa/domain/report';
import { addMonths } from '@szansa/domain/shared';

import type { CalendarDate } from '#platform';
import { countedOf, matchingAnalytics, type AnalyticsFilters, type Counted } from './filter-queries.ts';
import { isOverlapping, type Slice, type SliceName } from './slice-queries.ts';
import type { Among, ByOwner } from './tally-queries.ts';

/** Whether a filter narrows nothing. */
const isOpen = (filter: unknown): boolean =>
  filter === undefined ||
  filter === false ||
  (typeof filter === 'object' &&
    filter !== null &&
    !Array.isArray(filter) &&
    Object.values(filter).every(isOpen));

/** Returns the slice of the given ids, or of missing values with `ofNothing`; with both, an empty one. */
function among(slice: SliceName, ids: readonly string[] | undefined, ofNothing: boolean): Slice[] {
  if (ids) return [{ slice, of: ofNothing ? [] : ids }];
  return ofNothing ? [{ slice, of: [''] }] : [];
}

const anyOf = (slice: SliceName, values: readonly string[] | undefined): Slice[] =>
  values ? [{ slice, of: values }] : [];

/** Those of these owners whom one may count. */
const ownersAmong = (ownedBy: string | undefined, requested: readonly string[] | undefined) =>
  ownedBy === undefined ? requested : [ownedBy].filter((id) => requested?.includes(id) ?? true);

/** No stored opportunity was opened or closed before this day. */
const firstDay = '2020-01-01';

/** Days as whole months and the days left at either end; with an open end, as far as anything may have happened. */
function spanAmong(slice: 'opened' | 'closed', days: Partial<Days>, today: CalendarDate): Slice[] {
  if (isOpen(days)) return [];
  const { from = firstDay, to = addMonths(today, 1) } = days;
  return [{ slice, of: monthsAndDaysOf({ from, to }) }];
}

/** What filters but that of the state narrow to, each by itself; null where one of them is none of the slices. */
function narrowings(filters: AnalyticsFilters, today: CalendarDate): readonly Slice[] | null {
  const { scope, ownedBy, workerId, isUnassigned, months, opened, closed, ...rest } = filters;
  if (scope !== 'all' && scope !== 'assigned') return null;
  const { state, status, leadSourceId, withoutLeadSource, archiveReasonId, withoutArchiveReason, ...offers } =
    rest;
  const { offerType, bankId, offeredBankId, dealerId, ending, hasChosenOffer, withoutNextStep, ...others } =
    offers;
  const { readsOffers, searchColumn, isFoundOften, ...more } = others;
  if (!isOpen(more)) return null;
  // a caller who may not read offers gets no results for filters on their content
  const ifReadable = (values: readonly string[] | undefined) => values && (readsOffers ? values : []);
  const monthly = months?.days.flatMap(monthsAndDaysOf);
  return [
    ...among('owner', ownersAmong(ownedBy, workerId), isUnassigned),
    ...(months?.by === 'close_date' ? anyOf('closed', monthly) : anyOf('registered', ifReadable(monthly))),
    ...spanAmong('opened', opened, today),
    ...spanAmong('closed', closed, today),
    ...anyOf('status', status),
    ...among('leadSource', leadSourceId, withoutLeadSource),
    ...among('archiveReason', archiveReasonId, withoutArchiveReason),
    ...anyOf('offerType', ifReadable(offerType)),
    ...anyOf('bank', ifReadable(bankId)),
    ...anyOf('offeredBank', ifReadable(offeredBankId)),
    ...anyOf('dealer', ifReadable(dealerId)),
    ...anyOf('ending', ifReadable(ending && monthsAndDaysOf(ending))),
    ...(hasChosenOffer ? [{ slice: 'chosen' } as const] : []),
    ...(withoutNextStep ? [{ slice: 'idle' } as const] : []),
  ];
}

/**
 * Restricts slices to opportunities with an owner; totals by owner exist on their own, so there only '' is removed.
 */
function ofOwned(narrow: readonly Slice[]): readonly Slice[] {
  const [slice, ...others] = narrow;
  return slice?.slice === 'owner' && others.length === 0
    ? [{ ...slice, of: slice.of?.filter((id) => id !== '') ?? [] }]
    : [{ slice: 'owned' }, ...narrow];
}

/** Returns the opportunities that match the filters today; each total distinguishes states. */
export function amongFiltered(filters: AnalyticsFilters, today: CalendarDate): Among {
  const narrow = narrowings(filters, today);
  if (!narrow) return { under: matchingAnalytics(filters) };
  const [slice = { slice: 'all' } as const, ...others] =
    filters.scope === 'assigned' ? ofOwned(narrow) : narrow;
  const { state } = filters;
  if (others.length === 0 && !isOverlapping(slice)) return state ? { ...slice, states: state } : slice;
  const several = [slice, ...others, ...anyOf('state', state)];
  // an owner's opportunities are few and found by indexes; all facts would have to be scanned
  return several.some((one) => one.slice === 'owner')
    ? { under: matchingAnalytics(filters) }
    : { every: several };
}

/** The opportunities of a scope, of one owner where there is one. */
export function amongCounted({ scope, ownedBy }: Counted): ByOwner {
  if (scope !== 'all' && scope !== 'assigned') return { under: countedOf({ scope, ownedBy }) };
  if (ownedBy !== undefined) return { slice: 'owner', of: [ownedBy] };
  return { slice: scope === 'all' ? 'all' : 'owned' };
}
