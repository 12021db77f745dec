import { excludableFieldOf, type ExcludableField } from '@szansa/domain/access';
import { z } from 'zod';

import type { EndpointDefinition, EndpointTree } from './endpoint.ts';
import type { FormerNames } from '../former-names.ts';
import { filterKinds, formerNames, perPageOptions, type FilterKind, type SortFields } from './list-query.ts';

/** What the browser must know of a list endpoint to send only valid requests. */
export interface ListFacts {
  /** Fields a list is sorted by, each with the field it would give away, if that can be hidden. */
  readonly sort: SortFields;
  readonly defaultSort: string;
  readonly perPage: readonly number[];
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Filters by a field that can be hidden. */
  readonly hideableFilters?: Readonly<Record<string, ExcludableField>>;
  /** Former names of filters, which old addresses and saved views still contain. */
  readonly formerly?: FormerNames;
  /** Fields of a row that can be hidden. */
  readonly hideable: Readonly<Record<string, ExcludableField>>;
}

/** Keys of a list's query that are no filters. */
const own = ['page', 'perPage', 'sort', 'search'];

function marksOf(shape: z.ZodRawShape): Record<string, ExcludableField> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const field = excludableFieldOf(schema as z.ZodType);
      return field ? [[name, field]] : [];
    }),
  );
}

function rowShapeOf(response: EndpointDefinition['response']): z.ZodRawShape {
  const items = response instanceof z.ZodObject ? (response.shape['items'] as unknown) : undefined;
  const row = items instanceof z.ZodArray ? (items.element as unknown) : undefined;
  return row instanceof z.ZodObject ? row.shape : {};
}

/** The facts of an endpoint whose query is a `listQuery`; null for any other. */
export function listFactsOf({ query, response }: EndpointDefinition): ListFacts | null {
  const sort = query?.shape['sort'];
  const fields = (sort as z.ZodType | undefined)?.meta()?.['sortFields'] as SortFields | undefined;
  if (!query || !(sort instanceof z.ZodDefault) || !fields) return null;
  const filters = Object.entries(query.shape as Record<string, z.ZodType>)
    .filter(([key]) => !own.includes(key))
    .map(([key, schema]): [string, FilterKind] => [key, filterKinds.get(schema)?.kind ?? 'text']);
  const formerly = formerNames.get(query);
  const hideableFilters = marksOf(query.shape);
  return {
    sort: fields,
    defaultSort: sort.parse(undefined) as string,
    perPage: perPageOptions,
    filters: Object.fromEntries(filters),
    ...(Object.keys(hideableFilters).length > 0 ? { hideableFilters } : {}),
    ...(formerly ? { formerly } : {}),
    hideable: marksOf(rowShapeOf(response)),
  };
}

/** The facts of every list endpoint named `list`, by resource: `customers` for `customers.list`. */
export function listsOf(tree: EndpointTree): Record<string, ListFacts> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([resource, calls]) => {
      const facts = calls['list'] && listFactsOf(calls['list']);
      return facts ? [[resource, facts]] : [];
    }),
  );
}
