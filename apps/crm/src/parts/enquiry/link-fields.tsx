import type { Data, Endpoints } from '@szansa/api-client/client';
import type { EnquiryInput } from '@szansa/domain/enquiry';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useFound, type FoundCall } from '#kit/lists/use-found.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { EnquiryValues } from './enquiry-values.ts';
import type { Enquiry } from './records.ts';

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

/** The opportunity an enquiry is about, and one of its offers. */
export function LinkFields({ enquiry }: { enquiry: Enquiry | undefined }) {
  const { t } = useTranslation(['enquiry', 'labels']);
  const { has } = useAccess();
  const { control, formState, setValue } = useFormContext<EnquiryValues, unknown, EnquiryInput>();
  const { errors } = formState;
  const customerFileId = useWatch({ control, name: 'customerFileId' });
  const found = useFound(foundOpportunities);
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const stored = enquiry?.customerFile ? optionOf(enquiry.customerFile) : null;
  const known = [picked, stored].find((option) => option?.value === customerFileId) ?? null;
  // what the form began with, and a restored draft, hold the id alone
  const unnamed = useQuery({
    ...queries.opportunities.get.query({ params: { id: customerFileId ?? '' } }),
    enabled: customerFileId !== null && known === null,
  });
  const named = unnamed.data && unnamed.data.id === customerFileId ? rowOption(unnamed.data) : null;
  const offers = useQuery({
    ...queries.offers.listOfOpportunity.query({ params: { id: customerFileId ?? '' } }),
    enabled: customerFileId !== null && has('offer.get'),
  });
  if (!has('opportunity.get')) return null;
  const choices = (offers.data ?? []).map(({ id, offerType, vehicle }) => ({
    value: id,
    label: [vehicle && `${vehicle.manufacturer} ${vehicle.model}`, t(`labels:offerType.${offerType}`)]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <>
      <Controller
        control={control}
        name="customerFileId"
        render={({ field }) => (
          <ComboboxField
            ref={field.ref}
            label={t('fields.customerFileId')}
            placeholder={t('form.opportunityPlaceholder')}
            value={customerFileId === null ? null : (known ?? named)}
            onChange={(option) => {
              setPicked(option);
              field.onChange(option?.value ?? null);
              setValue('offerId', null, { shouldDirty: true });
            }}
            onBlur={field.onBlur}
            search={found.ask}
            options={found.items.map(rowOption)}
            loading={found.loading}
            emptyLabel={t('form.opportunityEmpty')}
            error={errors.customerFileId?.message}
          />
        )}
      />
      {choices.length > 0 && (
        <Controller
          control={control}
          name="offerId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('fields.offerId')}
              clearable
              items={choices}
              error={errors.offerId?.message}
            />
          )}
        />
      )}
    </>
  );
}
