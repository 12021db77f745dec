import type { Data, Endpoints } from '@szansa/api-client/client';
import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { client, queries } from '#kit/api/api.ts';
import { useFound, type FoundCall } from '#kit/lists/use-found.ts';

type Row = Data<Endpoints['opportunities']['list']>['items'][number];

const optionOf = (opportunity: { id: string; number: number; customerName: string }): ComboboxOption => ({
  value: opportunity.id,
  label: `${opportunity.customerName} #${opportunity.number}`,
});

const rowOption = ({ id, number, customer }: Pick<Row, 'id' | 'number' | 'customer'>): ComboboxOption =>
  optionOf({ id, number, customerName: customer.name });

const foundOpportunities: FoundCall<Row> = {
  key: queries.opportunities.list.key(),
  find: (query, signal) => client.opportunities.list({ query }, { signal }),
};

/** Opportunities of one's own, to which one may add offers. */
export const foundOwn: FoundCall<Row> = {
  key: [...queries.opportunities.list.key(), 'own'],
  find: (query, signal) => client.opportunities.list({ query: { ...query, is_self: 'true' } }, { signal }),
};

interface OpportunityFieldProps extends Pick<
  ComboboxFieldProps,
  'label' | 'placeholder' | 'emptyLabel' | 'error' | 'required' | 'onBlur' | 'ref'
> {
  /** Id of the chosen one. */
  value: string | null;
  onValueChange: (id: string | null) => void;
  /** What is known of the chosen one. */
  stored?: { readonly id: string; readonly number: number; readonly customerName: string } | null | undefined;
  /** How opportunities are found, where not all may be chosen. */
  found?: FoundCall<Row>;
}

/** Chooses an opportunity by any fragment of its customer or number. */
export function OpportunityField(props: OpportunityFieldProps) {
  const { value, onValueChange, stored, found: call = foundOpportunities, ...field } = props;
  const found = useFound(call);
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const storedOption = stored ? optionOf(stored) : null;
  const known = [picked, storedOption].find((option) => option?.value === value) ?? null;
  // initial values of a form, and restored drafts, contain only the id
  const unnamed = useQuery({
    ...queries.opportunities.get.query({ params: { id: value ?? '' } }),
    enabled: value !== null && known === null,
  });
  const named = unnamed.data && unnamed.data.id === value ? rowOption(unnamed.data) : null;
  return (
    <ComboboxField
      {...field}
      value={value === null ? null : (known ?? named)}
      onValueChange={(option) => {
        setPicked(option);
        onValueChange(option?.value ?? null);
      }}
      search={found.fetchOptions}
      options={found.items.map(rowOption)}
      loading={found.loading}
    />
  );
}
