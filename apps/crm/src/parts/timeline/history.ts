import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import type { QueryKey } from '@tanstack/react-query';

import { client, queries } from '#kit/api/api.ts';

type Events = Data<Endpoints['opportunities']['timeline']>;
type Query = NonNullable<Input<Endpoints['opportunities']['timeline']>['query']>;

/** An event; in a history of several opportunities, with the opportunity it belongs to. */
export type TimelineEvent = Events['items'][number] & {
  readonly opportunity?: { readonly id: string; readonly number: number };
};

/** Whose history it is, and how its pages are fetched. */
export interface History {
  readonly of: 'opportunity' | 'customer';
  readonly key: (query: Query) => QueryKey;
  readonly read: (
    query: Query,
    options: { readonly signal: AbortSignal },
  ) => Promise<Omit<Events, 'items'> & { readonly items: readonly TimelineEvent[] }>;
}

export function historyOfOpportunity(id: string): History {
  const params = { id };
  return {
    of: 'opportunity',
    key: (query) => queries.opportunities.timeline.key({ params, query }),
    read: (query, options) => client.opportunities.timeline({ params, query }, options),
  };
}

/** That of all their opportunities. */
export function historyOfCustomer(id: string): History {
  const params = { id };
  return {
    of: 'customer',
    key: (query) => queries.customers.timeline.key({ params, query }),
    read: (query, options) => client.customers.timeline({ params, query }, options),
  };
}
