import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatNip, formatPhone } from '@szansa/domain/identity';
import type { ComboboxOption } from '@szansa/ui/combobox-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { client, queries } from '#kit/api/api.ts';
import { isLookingUp } from '#kit/lists/looking-up.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';

type Customer = Data<Endpoints['customers']['list']>['items'][number];

/** A customer as a choice; firm, tax id, phone and town tell namesakes apart. */
export function customerOption(
  customer: Pick<Customer, 'id' | 'name' | 'customerOrganizations' | 'taxIdNumber' | 'phones' | 'city'>,
): ComboboxOption {
  const firm = customer.customerOrganizations.map(({ name }) => name).find((name) => name !== customer.name);
  const phone = customer.phones?.[0];
  const hint = [
    firm,
    customer.taxIdNumber && `NIP ${formatNip(customer.taxIdNumber)}`,
    phone && formatPhone(phone),
    customer.city,
  ]
    .filter(Boolean)
    .join(' · ');
  return { value: customer.id, label: customer.name, ...(hint ? { hint } : {}) };
}

/** Customers found by any fragment once typing has paused; nothing is asked before the first question. */
export function useCustomerOptions() {
  const [asked, setAsked] = useState<string | null>(null);
  const search = asked?.trim() ?? '';
  const input = { query: { ...(search ? { search } : {}), perPage: 10 as const } };
  const list = useQuery({
    queryKey: queries.customers.list.key(input),
    queryFn: async ({ signal }) => {
      if (search) await pause(typingPause, signal);
      return client.customers.list(input, { signal });
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  return {
    ask: setAsked,
    options: (list.data?.items ?? []).map(customerOption),
    loading: isLookingUp(list),
  };
}
