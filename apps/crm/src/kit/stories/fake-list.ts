import type { ListFacts } from '@szansa/api-client/contract';
import type { HttpHandler } from 'msw';

interface Page<Row> {
  items: Row[];
  page: number;
  perPage: number;
  total: number;
}

interface FakeListOptions<Row> {
  readonly call: (answer: (call: { readonly query: URLSearchParams }) => Page<Row>) => HttpHandler;
  readonly facts: Pick<ListFacts, 'defaultSort'>;
  readonly rows: readonly Row[];
  /** What a search looks through; by default every text of a row. */
  readonly text?: (row: Row) => string;
  /** Whether a row fits one of the values of a filter; a filter that is not named narrows nothing. */
  readonly filters?: Readonly<Record<string, (row: Row, values: readonly string[]) => boolean>>;
  /** Whether a row is shown while a filter that is on or off is off; by default records out of use are not. */
  readonly unless?: Readonly<Record<string, (row: Row) => boolean>>;
  /** What a row is sorted by; by default the field of that name. */
  readonly sortBy?: (row: Row, field: string) => string | number;
}

const fieldOf = (row: object, field: string): string =>
  String(Object.entries(row).find(([name]) => name === field)?.[1] ?? '');

const textOf = (row: object): string =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .join(' ');

const inUse = { withInactive: (row: object) => fieldOf(row, 'isActive') !== 'false' };

/** A list call answered from samples as the server would: searched, narrowed, sorted, a page at a time. */
export function fakeList<Row extends object>(options: FakeListOptions<Row>): HttpHandler {
  const { call, facts, rows, text = textOf, filters = {}, unless = inUse, sortBy = fieldOf } = options;
  return call(({ query }) => {
    const fragment = (query.get('search') ?? '').toLocaleLowerCase('pl');
    const found = rows.filter(
      (row) =>
        text(row).toLocaleLowerCase('pl').includes(fragment) &&
        Object.entries(unless).every(([key, fits]) => query.get(key) === 'true' || fits(row)) &&
        Object.entries(filters).every(([key, fits]) => !query.has(key) || fits(row, query.getAll(key))),
    );
    const sort = query.get('sort') ?? facts.defaultSort;
    const field = sort.replace(/^-/, '');
    const ascending = found.toSorted((one, other) => {
      const [left, right] = [sortBy(one, field), sortBy(other, field)];
      return typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), 'pl');
    });
    const sorted = sort.startsWith('-') ? ascending.toReversed() : ascending;
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('perPage') ?? 25);
    return {
      items: sorted.slice((page - 1) * perPage, page * perPage),
      page,
      perPage,
      total: sorted.length,
    };
  });
}
