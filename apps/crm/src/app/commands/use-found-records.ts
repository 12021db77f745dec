import type { Data, Endpoints } from '@szansa/api-client/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import type { RecentRecord } from '#kit/records/recent-records.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

type Customer = Data<Endpoints['customers']['list']>['items'][number];
type Opportunity = Data<Endpoints['opportunities']['list']>['items'][number];

/** Letters from which it is worth asking the server. */
const shortest = 2;
const shown = 5;

/** Customers and opportunities found by any fragment once typing has paused; none for a shorter one. */
export function useFoundRecords(query: string) {
  const { t } = useTranslation('labels');
  const formats = useFormats();
  const { has } = useAccess();
  const search = query.trim();
  const asks = search.length >= shortest;
  const input = { query: { search, perPage: 10 as const } };
  const customers = useQuery({
    queryKey: queries.customers.list.key(input),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.customers.list(input, { signal });
    },
    enabled: asks && has('customer.get'),
    placeholderData: asks ? keepPreviousData : undefined,
  });
  const opportunities = useQuery({
    queryKey: queries.opportunities.list.key(input),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.opportunities.list(input, { signal });
    },
    enabled: asks && has('opportunity.get'),
    placeholderData: asks ? keepPreviousData : undefined,
  });

  const customerRecord = (customer: Customer): RecentRecord => ({
    kind: 'customer',
    id: customer.id,
    label: customer.name,
    hint: [
      customer.customerOrganizations.map(({ name }) => name).find((name) => name !== customer.name),
      customer.taxIdNumber && `NIP ${formats.taxId(customer.taxIdNumber)}`,
      customer.city,
    ]
      .filter(Boolean)
      .join(' · '),
  });
  const opportunityRecord = ({ id, number, customer, status, vehicle }: Opportunity): RecentRecord => ({
    kind: 'opportunity',
    id,
    label: customer.name,
    hint: [`#${number}`, t(`status.${status}`), vehicle].filter(Boolean).join(' · '),
  });
  return {
    customers: asks ? (customers.data?.items ?? []).slice(0, shown).map(customerRecord) : [],
    opportunities: asks ? (opportunities.data?.items ?? []).slice(0, shown).map(opportunityRecord) : [],
    searching: customers.isFetching || opportunities.isFetching,
    failed: asks && (customers.isError || opportunities.isError),
  };
}
