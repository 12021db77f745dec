import type { OpportunityStatus } from '../opportunity/index.ts';
import type { Month } from '../report/index.ts';
import { addDays, addMonths } from '../shared/index.ts';
import type { AnalyticsGrouping, DealState } from './kinds.ts';

/** What a number in a chart counts. Null is the group of records without a value. */
export type CountedPart =
  | { readonly of: 'status'; readonly status: OpportunityStatus }
  /** Those that came to a status: of it and of those after it. */
  | { readonly of: 'arrived'; readonly statuses: readonly OpportunityStatus[] }
  | { readonly of: 'month'; readonly month: Month; readonly state: DealState }
  | { readonly of: 'leadSource'; readonly id: string | null; readonly state: DealState }
  | { readonly of: 'archiveReason'; readonly id: string | null }
  | { readonly of: 'bank'; readonly id: string; readonly which: 'offers' | 'chosen' | 'closed' }
  | { readonly of: 'worker'; readonly id: string | null; readonly state: DealState };

/** Values by key of the filter, as the address of the list has them. */
type Filters = Readonly<Record<string, readonly string[]>>;

const yes = ['true'];

const banks = {
  offers: (id: string) => ({ offeredBankId: [id] }),
  chosen: (id: string) => ({ bankId: [id], hasChosenOffer: yes }),
  closed: (id: string) => ({ bankId: [id], hasChosenOffer: yes, state: ['closed'] }),
};

/** What rows of a group have in common: a status, a month they were opened in, a source or an owner. */
function filtersOfGroup(by: AnalyticsGrouping, key: string | null): Filters {
  switch (by) {
    case 'status':
      return { status: [key ?? ''] };
    case 'month': {
      const first = `${key}-01`;
      return { from: [first], to: [addDays(addMonths(first, 1), -1)] };
    }
    case 'leadSource':
      return key === null ? { withoutLeadSource: yes } : { leadSourceId: [key] };
    default:
      return key === null ? { isUnassigned: yes } : { workerId: [key] };
  }
}

function filtersOf(part: CountedPart): Filters {
  switch (part.of) {
    case 'status':
      return { ...filtersOfGroup('status', part.status), state: ['open', 'closed'] };
    case 'arrived':
      return { status: part.statuses, state: ['open', 'closed'] };
    case 'month':
      return { ...filtersOfGroup('month', part.month), state: [part.state] };
    case 'archiveReason':
      return part.id === null
        ? { withoutArchiveReason: yes, state: ['archived'] }
        : { archiveReasonId: [part.id], state: ['archived'] };
    case 'bank':
      return banks[part.which](part.id);
    default:
      return { ...filtersOfGroup(part.of, part.id), state: [part.state] };
  }
}

/** Returns the intersection of two filters: the common days of two periods, else the values in both lists. */
function both(key: string, own: readonly string[], more: readonly string[]): readonly string[] {
  const days = [...own, ...more].toSorted();
  if (key === 'from') return days.slice(-1);
  if (key === 'to') return days.slice(0, 1);
  return more.filter((value) => own.includes(value));
}

function narrowed(filters: Filters, by: Filters): Filters {
  const more = Object.entries(by).map(([key, values]) => [key, both(key, filters[key] ?? values, values)]);
  return { ...filters, ...Object.fromEntries(more) };
}

/** The filters of the list under which it shows what a number counts, beside those the picture is drawn with (rule AN6). */
export function rowsOfPart(filters: Filters, part: CountedPart): Filters {
  return narrowed(filters, filtersOf(part));
}

/** Returns the same for the rows of a group; its key is null for records without a value (rule AN7). */
export function rowsOfGroup(filters: Filters, by: AnalyticsGrouping, key: string | null): Filters {
  return narrowed(filters, filtersOfGroup(by, key));
}
