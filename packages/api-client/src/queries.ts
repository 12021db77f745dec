import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';

import { ApiError } from './api-error.ts';
import type { CursorPage, Data, EndpointDefinition, EndpointTree, Input } from './contract/index.ts';
import type { Client } from './client.ts';
import type { Endpoints } from './endpoints/index.ts';
import { routes } from './generated/routes.ts';

type InputArgument<D extends EndpointDefinition> =
  Record<never, never> extends Input<D> ? [input?: Input<D>] : [input: Input<D>];

/**
 * How pages cached under a key follow an event without a refetch. `change` returns the new data, the same data when
 * nothing changes, or undefined for data of another shape. It may be applied to one response more than once.
 */
export interface Patch {
  readonly key: QueryKey;
  readonly change: (cached: unknown, input: unknown) => unknown;
}

/** Queries whose keys start with `key` become stale. */
export interface StaleQueries {
  readonly key: QueryKey;
  /** The id of a record: answers that do not contain it may contain it from now on, which is not urgent. */
  readonly record?: string;
  /** The event comes so often that there is more time between two refetches. */
  readonly isFrequent?: true;
}

/** The key prefix of queries that become stale, the same with more about it, or a patch that replaces a refetch. */
export type Effect = QueryKey | StaleQueries | Patch;

/** TanStack Query options of one endpoint. */
export interface EndpointQueries<D extends EndpointDefinition> {
  /** The key of one input, or of all inputs of the endpoint when left out. */
  key(input?: Input<D>): QueryKey;
  query(...args: InputArgument<D>): ReturnType<typeof queryOptions<Data<D>, ApiError>>;
  mutation(): ReturnType<typeof mutationOptions<Data<D>, ApiError, Input<D>>>;
  /** Changes the cached infinite queries of an input; single responses become stale. */
  patchPages(
    input: Input<D>,
    change: (cached: InfiniteData<Data<D>>, input: Input<D>) => InfiniteData<Data<D>>,
  ): Patch;
}

/** Options of an endpoint that is read by cursor. */
export interface PageQueries<D extends EndpointDefinition> {
  /**
   * Adjacent pages, from the older to the newer: the one of the input, and those fetched before and after it. Their key
   * starts with the key of the input. Each page is in the input's `order`.
   */
  pages(
    input: Input<D>,
  ): ReturnType<
    typeof infiniteQueryOptions<
      Data<D>,
      ApiError,
      InfiniteData<Data<D>, string | null>,
      QueryKey,
      string | null
    >
  >;
}

type QueriesFor<D extends EndpointDefinition> =
  Data<D> extends CursorPage ? EndpointQueries<D> & PageQueries<D> : EndpointQueries<D>;

type QueriesOf<Tree extends EndpointTree> = {
  readonly [R in keyof Tree]: { readonly [N in keyof Tree[R]]: QueriesFor<Tree[R][N]> } & {
    readonly all: QueryKey;
  };
};

/** Query and mutation options of every endpoint, and the key of a whole resource as `queries.customers.all`. */
export type Queries = QueriesOf<Endpoints>;

/** Returns whether the data belongs to an infinite query. */
function isPages(cached: unknown): boolean {
  return typeof cached === 'object' && cached !== null && 'pages' in cached && 'pageParams' in cached;
}

type AnyCall = (input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

interface PageInput {
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Returns how to refetch a cached page: around its middle item, because a point like `newest` moves. */
function placeOf(cached: InfiniteData<CursorPage> | undefined, cursor: string | null) {
  if (cursor !== null) return { around: undefined, cursor };
  const items = cached?.pages[0]?.items ?? [];
  const middle = items[Math.floor(items.length / 2)];
  return middle ? { around: middle.id } : {};
}

function pagesOf(call: AnyCall, queryKey: QueryKey, input: PageInput) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    queryFn: async ({ pageParam, client, queryKey: key, signal }) => {
      const cached = client.getQueryData<InfiniteData<CursorPage>>(key);
      const query = { ...input.query, ...placeOf(cached, pageParam) };
      return (await call({ ...input, query }, { signal })) as CursorPage;
    },
    initialPageParam: null as string | null,
    getPreviousPageParam: ({ older }) => older,
    getNextPageParam: ({ newer }) => newer,
  });
}

function queriesOf(call: AnyCall, resource: string, name: string) {
  const key = (input?: unknown): QueryKey =>
    input === undefined ? [resource, name] : [resource, name, input];
  return {
    key,
    query: (input: unknown = {}) =>
      queryOptions({ queryKey: key(input), queryFn: ({ signal }) => call(input, { signal }) }),
    pages: (input: PageInput) => pagesOf(call, key(input), input),
    mutation: () => mutationOptions({ mutationKey: key(), mutationFn: (input: unknown) => call(input) }),
    patchPages: (input: unknown, change: Patch['change']): Patch => ({
      key: key(input),
      change: (cached, read) => (isPages(cached) ? change(cached, read) : undefined),
    }),
  };
}

/** Derives query keys, query options and mutation options from a client. */
export function createQueries(client: Client): Queries {
  const table: object = client;
  const calls = table as Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;
  const queries: object = Object.fromEntries(
    Object.keys(routes).map((resource) => [
      resource,
      {
        all: [resource],
        ...Object.fromEntries(
          Object.entries(calls[resource] ?? {}).map(([name, call]) => [
            name,
            queriesOf(call, resource, name),
          ]),
        ),
      },
    ]),
  );
  // the routes are generated from the endpoints that the type is made of
  return queries as Queries;
}
