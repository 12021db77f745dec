import { mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query';

import { ApiError } from './api-error.ts';
import type { Data, EndpointDefinition, EndpointTree, Input } from './contract/index.ts';
import type { Client } from './client.ts';
import type { Endpoints } from './endpoints/index.ts';
import { routes } from './generated/routes.ts';

type InputArgument<D extends EndpointDefinition> =
  Record<never, never> extends Input<D> ? [input?: Input<D>] : [input: Input<D>];

/** TanStack Query options of one endpoint. */
export interface EndpointQueries<D extends EndpointDefinition> {
  /** The key of one input, or of all inputs of the endpoint when left out. */
  key(input?: Input<D>): QueryKey;
  query(...args: InputArgument<D>): ReturnType<typeof queryOptions<Data<D>, ApiError>>;
  mutation(): ReturnType<typeof mutationOptions<Data<D>, ApiError, Input<D>>>;
}

type QueriesOf<Tree extends EndpointTree> = {
  readonly [R in keyof Tree]: { readonly [N in keyof Tree[R]]: EndpointQueries<Tree[R][N]> } & {
    readonly all: QueryKey;
  };
};

/** Query and mutation options of every endpoint, and the key of a whole resource as `queries.customers.all`. */
export type Queries = QueriesOf<Endpoints>;

type AnyCall = (input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

function queriesOf(call: AnyCall, resource: string, name: string) {
  const key = (input?: unknown): QueryKey =>
    input === undefined ? [resource, name] : [resource, name, input];
  return {
    key,
    query: (input: unknown = {}) =>
      queryOptions({ queryKey: key(input), queryFn: ({ signal }) => call(input, { signal }) }),
    mutation: () => mutationOptions({ mutationKey: key(), mutationFn: (input: unknown) => call(input) }),
  };
}

/** Derives query keys, query options and mutation options from a client. */
export function createQueries(client: Client): Queries {
  const calls = client as unknown as Record<string, Record<string, AnyCall>>;
  return Object.fromEntries(
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
  ) as unknown as Queries;
}
