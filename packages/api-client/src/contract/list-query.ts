import { excludable, type ExcludableField } from '@szansa/domain/access';
import { calendarDate, money, searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import type { FormerNames } from '../former-names.ts';
import { schemaNames } from './named.ts';

export const perPageOptions = [10, 25, 50, 100] as const;

const pageNumber = z
  .union([z.int(), z.string().regex(/^\d{1,6}$/)], 'number_invalid')
  .transform(Number)
  .pipe(z.int().min(1, 'number_invalid').max(100_000, 'number_invalid'))
  .default(1)
  .register(schemaNames, {
    id: 'Page',
    described: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  });

/** How many rows a page may have. */
export type PerPage = (typeof perPageOptions)[number];

const isWholeNumber = z.union([z.int(), z.string().regex(/^\d{1,3}$/)]);

const perPage = z
  // the type is narrower than the check: a caller's mistake does not compile, a wrong value in an address is refused
  .custom<PerPage | `${PerPage}`>((given) => isWholeNumber.safeParse(given).success, 'number_invalid')
  .transform(Number)
  .pipe(z.literal(perPageOptions, 'value_not_allowed'))
  .default(25)
  .register(schemaNames, {
    id: 'PerPage',
    described: { type: 'integer', enum: [...perPageOptions], default: 25 },
  });

/** What a filter's values are: on or off, ids, days, amounts, any text, or one of a few. */
export type FilterKind = 'flag' | 'id' | 'day' | 'amount' | 'text' | readonly string[];

/** How filters describe themselves to the browser. */
export const filterKinds = z.registry<{ kind: FilterKind }>();

/** Names that filters of a list's query had before; they are understood in calls and addresses. */
export const formerNames = z.registry<FormerNames>();

const onOrOff = z
  .union([z.boolean(), z.literal(['true', 'false'])], 'value_not_allowed')
  .transform((value) => value === true || value === 'true')
  .register(schemaNames, { id: 'Flag', described: { type: 'boolean' } });

/** A filter that is on or off: `true` / `false` in the address. */
export function flag() {
  return onOrOff.optional().register(filterKinds, { kind: 'flag' });
}

function kindOf(value: z.ZodType<string>): FilterKind {
  if (value instanceof z.ZodEnum) return value.options.map(String);
  return value instanceof z.ZodUUID ? 'id' : 'text';
}

/** A filter by a day: `YYYY-MM-DD`. */
export function dayFilter() {
  return calendarDate.optional().register(filterKinds, { kind: 'day' });
}

/** A filter by one end of a range of amounts, which is in the range: `1500` or `1500.50`. */
export function amountFilter() {
  return money.optional().register(filterKinds, { kind: 'amount' });
}

/** Returns the same filter for a field that can be hidden from the caller, who then cannot filter by it. */
export function excludableAmountFilter(field: ExcludableField) {
  return excludable(field, money).register(filterKinds, { kind: 'amount' });
}

/** A filter whose key may be repeated: any of the values matches. */
export function anyOf<Schema extends z.ZodType<string>>(value: Schema) {
  const filter = z
    .union([value, z.array(value).min(1).max(50)], 'value_not_allowed')
    .transform((found): z.output<Schema>[] => (Array.isArray(found) ? found : [found]) as z.output<Schema>[])
    .optional();
  filterKinds.add(filter, { kind: kindOf(value) });
  return filter;
}

/** A filter by what a record is, and under `<name>Not` one by what it is not: none of the values matches. */
export function anyOrNoneOf<const Name extends string, Schema extends z.ZodType<string>>(
  name: Name,
  value: Schema,
) {
  const filters = { [name]: anyOf(value), [`${name}Not`]: anyOf(value) };
  return filters as Record<Name | `${Name}Not`, ReturnType<typeof anyOf<Schema>>>;
}

/** The names a list may be sorted by, each with its field if that field can be hidden. */
export type SortFields = Readonly<Record<string, ExcludableField | null>>;

type SortKey<Sort extends SortFields> = `${'' | '-'}${keyof Sort & string}`;

/**
 * The query of a list: `page`, `perPage`, `sort` (`field` or `-field`), `search`, and the list's own filters.
 * Unknown keys and values are refused, never ignored.
 */
export function listQuery<const Sort extends SortFields, const Filters extends z.ZodRawShape>(options: {
  sort: Sort;
  defaultSort: NoInfer<SortKey<Sort>>;
  filters: Filters;
  /** Names that filters had before, each with its name of today. */
  formerly?: Readonly<Record<string, NoInfer<keyof Filters & string>>>;
}) {
  const names = Object.keys(options.sort).flatMap((name) => [name, `-${name}`]) as [
    SortKey<Sort>,
    ...SortKey<Sort>[],
  ];
  const query = z.strictObject({
    page: pageNumber,
    perPage,
    sort: z
      .enum(names, 'value_not_allowed')
      .default(options.defaultSort as never)
      .meta({ sortFields: options.sort }),
    search: searchText.optional(),
    ...options.filters,
  });
  if (options.formerly) formerNames.add(query, options.formerly);
  return query;
}

/** Returns the schema of a list response: the rows, their page and the total. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    perPage: z.int(),
    total: z.int(),
    /** Counting stopped at `total`: there are more. */
    isTotalLimited: z.boolean().optional(),
  });
}
