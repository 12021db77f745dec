import type { Data, Input } from '#contract';
import type { Endpoints } from '#endpoints';
import { cardOf, withCard, withoutCard, type Board } from './board.ts';
import type { ListedOpportunity } from './events.ts';

type Opportunities = Endpoints['opportunities'];
type Page = Data<Opportunities['list']>;
type Row = Page['items'][number];
type Related = Data<Opportunities['related']>;
type ListQuery = NonNullable<Input<Opportunities['list']>['query']>;
type Sort = NonNullable<ListQuery['sort']>;

/** A change of what lists show of an opportunity, and who looks at them. */
export interface Listing {
  readonly listed: ListedOpportunity;
  readonly ownId: string | null;
}

function rowOf(listed: ListedOpportunity): Row {
  const { id, number, status, isArchived, customer, worker, labels, vehicle, vehicleValue } = listed;
  const { statusChangedAt, lastActivityAt, createdAt, leadSource, version } = listed;
  return {
    id,
    number,
    status,
    isArchived,
    customer,
    worker,
    labels,
    vehicle,
    vehicleValue,
    statusChangedAt,
    lastActivityAt,
    createdAt,
    leadSource,
    version,
  };
}

/** Returns whether the cached row is newer; an activity alone does not change the version. */
function isOlder(listed: ListedOpportunity, cached: Pick<Row, 'version' | 'lastActivityAt'>): boolean {
  if (listed.version !== cached.version) return listed.version < cached.version;
  return listed.lastActivityAt < cached.lastActivityAt;
}

function isAmong(value: string | undefined, allowed: string | readonly string[] | undefined): boolean {
  return allowed === undefined || (value !== undefined && [allowed].flat().includes(value));
}

/** What has no value is none of those that are left out. */
function isNoneOf(value: string | undefined, unwanted: string | readonly string[] | undefined): boolean {
  return unwanted === undefined || value === undefined || ![unwanted].flat().includes(value);
}

/** Both ends are in a range; what has no value is in none. */
function isBetween(amount: string | null, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  if (amount === null) return false;
  const value = Number(amount);
  return value >= Number(from ?? -Infinity) && value <= Number(to ?? Infinity);
}

function isOn(flag: boolean | string | undefined): boolean {
  return flag === true || flag === 'true';
}

/** Returns whether the filters match, except for the status and a search, which only the server can evaluate. */
function isFound({ listed, ownId }: Listing, query: ListQuery): boolean {
  const { worker, leadSource, labels, customer, isArchived, vehicleValue } = listed;
  return (
    isArchived === isOn(query.is_archived) &&
    isNoneOf(worker?.id, query.workerIdNot) &&
    isNoneOf(leadSource?.id, query.leadSourceIdNot) &&
    labels.every((label) => isNoneOf(label.id, query.labelIdNot)) &&
    isBetween(vehicleValue, query.vehicleValueFrom, query.vehicleValueTo) &&
    isAmong(worker?.id, query.workerId) &&
    isAmong(leadSource?.id, query.leadSourceId) &&
    isAmong(customer.id, query.customerId) &&
    (query.labelId === undefined || labels.some((label) => isAmong(label.id, query.labelId))) &&
    (!isOn(query.is_self) || worker?.id === ownId) &&
    (!isOn(query.isUnassigned) || worker === null)
  );
}

/** Whether it may be found now and was not before, or the other way round, but for its status. */
function mayBeFoundAgain({ listed }: Listing, { vehicleValueFrom, vehicleValueTo }: ListQuery): boolean {
  return listed.isRefiled || vehicleValueFrom !== undefined || vehicleValueTo !== undefined;
}

/** The board after the change; undefined when only the server knows. */
export function boardAfter(
  board: Board,
  { query = {} }: Input<Opportunities['board']>,
  change: Listing,
): Board | undefined {
  const { listed } = change;
  // names are compared by the server
  if (query.worker_name !== undefined) return undefined;
  const cached = cardOf(board, listed.id);
  if (cached) {
    if (isOlder(listed, cached)) return board;
    if (!isFound(change, query)) return withoutCard(board, cached);
    // whether another owner's card may be moved only the server knows
    if (listed.worker?.id !== cached.worker?.id) return undefined;
    const { leadSource: _, ...row } = rowOf(listed);
    // activities have their own events
    return withCard(board, { ...row, canMove: cached.canMove, nextActivity: cached.nextActivity });
  }
  const isWhole = board.columns.every(({ count, cards }) => count === cards.length);
  if (!isFound(change, query)) return isWhole || !mayBeFoundAgain(change, query) ? board : undefined;
  // what a search did not find before, with the same customer, it does not find now
  return query.search && isWhole && !mayBeFoundAgain(change, query) ? board : undefined;
}

const sortValues: Readonly<Record<string, (row: Row) => string>> = {
  number: ({ number }) => String(number).padStart(12, '0'),
  createdAt: ({ createdAt }) => createdAt,
  statusChangedAt: ({ statusChangedAt }) => statusChangedAt,
};

interface Order {
  readonly isDescending: boolean;
  /** What rows are compared by; no two rows have the same. */
  readonly valueOf: (row: Row) => string;
}

function orderOf(sort: Sort): Order {
  const isDescending = sort.startsWith('-');
  const read = sortValues[isDescending ? sort.slice(1) : sort] ?? ((row: Row) => row.lastActivityAt);
  return { isDescending, valueOf: (row) => `${read(row)} ${row.id}` };
}

function inOrder(rows: readonly Row[], { isDescending, valueOf }: Order): Row[] {
  const ascending = rows.toSorted((one, other) => (valueOf(one) < valueOf(other) ? -1 : 1));
  return isDescending ? ascending.toReversed() : ascending;
}

/** Returns a page that already shows the row; undefined when rows of another page move onto it. */
function withRow(page: Page, row: Row, cached: Row, order: Order): Page | undefined {
  const items = page.items.map((each) => (each === cached ? row : each));
  if (order.valueOf(row) === order.valueOf(cached)) return { ...page, items };
  const sorted = inOrder(items, order);
  const isFirst = page.page === 1;
  const isLast = page.page * page.perPage >= page.total;
  const at = sorted.indexOf(row);
  const isWithin = (at > 0 || isFirst) && (at < sorted.length - 1 || isLast);
  return isWithin ? { ...page, items: sorted } : undefined;
}

/**
 * Returns a page of a list whose row is on another page; undefined when only the server knows which rows move onto it.
 */
function besideRow(page: Page, row: Row, order: Order, sort: Sort): Page | undefined {
  if (sort.endsWith('number') || sort.endsWith('createdAt')) return page;
  if (page.page > 1 || !order.isDescending) return undefined;
  const items = inOrder([...page.items, row], order).slice(0, page.items.length);
  return { ...page, items };
}

/** A page of the list after the change; undefined when only the server knows. */
export function pageAfter(
  page: Page,
  { query = {} }: Input<Opportunities['list']>,
  change: Listing,
): Page | undefined {
  const { listed } = change;
  const { sort = '-lastActivityAt', status, statusNot, search } = query;
  // names are compared by the server
  if (query.worker_name !== undefined) return undefined;
  const row = rowOf(listed);
  const cached = page.items.find(({ id }) => id === listed.id);
  const isWhole = page.items.length === page.total;
  const hasFiltersFor = isFound(change, query);
  const isThere = hasFiltersFor && isAmong(listed.status, status) && isNoneOf(listed.status, statusNot);
  if (cached) {
    if (isOlder(listed, cached)) return page;
    if (isThere) return withRow(page, row, cached, orderOf(sort));
    if (page.page * page.perPage < page.total) return undefined;
    return { ...page, items: page.items.filter((each) => each !== cached), total: page.total - 1 };
  }
  if (!hasFiltersFor) return isWhole || !mayBeFoundAgain(change, query) ? page : undefined;
  if (!isThere) return isWhole ? page : undefined;
  // it may have come in by its status or its filters
  if (mayBeFoundAgain(change, query) || status !== undefined || statusNot !== undefined) return undefined;
  // what a search did not find before, with the same customer, it does not find now
  if (search) return isWhole ? page : undefined;
  return isWhole ? undefined : besideRow(page, row, orderOf(sort), sort);
}

/** Opportunities beside another one after the change. */
export function relatedAfter(related: Related, { listed }: Listing): Related {
  if (!related.some((each) => each.id === listed.id && !isOlder(listed, each))) return related;
  return related.map((each) =>
    each.id === listed.id ? { ...rowOf(listed), relation: each.relation } : each,
  );
}
