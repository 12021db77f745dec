import { personName } from '@szansa/domain/shared';
import type { OpportunityInput } from '@szansa/domain/opportunity';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { TextLink } from '@szansa/ui/link';
import { SelectField } from '@szansa/ui/select-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { customerOption, useCustomerOptions } from '#parts/pickers/use-customer-options.ts';

import { LabelsField } from './labels-field.tsx';
import { OpenOpportunities } from './open-opportunities.tsx';

export interface OpportunityValues {
  customerId: string | null;
  leadSourceId: string | null;
  /** Only administrators choose; without it the opportunity belongs to whoever opens it. */
  workerId?: string | undefined;
  labelIds: string[];
  note: string;
}

interface OpportunityFieldsProps {
  form: UseFormReturn<OpportunityValues, unknown, OpportunityInput>;
  /** The customer the form began with. */
  customer: ComboboxOption | null;
  mayChooseWorker: boolean;
}

export function OpportunityFields({ form, customer, mayChooseWorker }: OpportunityFieldsProps) {
  const { t } = useTranslation('opportunities');
  const { has } = useAccess();
  const { errors } = form.formState;
  const [chosen, setChosen] = useState(customer);
  const found = useCustomerOptions();
  const customerId = useWatch({ control: form.control, name: 'customerId' });
  // a restored draft holds the id alone
  const isUnnamed = customerId !== null && customerId !== chosen?.value;
  const unnamed = useQuery({
    ...queries.customers.get.query({ params: { id: customerId ?? '' } }),
    enabled: isUnnamed,
  });
  const named = isUnnamed && unnamed.data ? customerOption(unnamed.data) : chosen;
  const sources = useQuery({ ...queries.leadSources.list.query(), enabled: has('lead_source.get') });
  const labels = useQuery({ ...queries.labels.list.query(), enabled: has('label.get') });
  const workers = useQuery({ ...queries.workers.owners.query(), enabled: mayChooseWorker });

  return (
    <div className="space-y-4">
      <Controller
        control={form.control}
        name="customerId"
        render={({ field }) => (
          <ComboboxField
            ref={field.ref}
            label={t('create.customer')}
            required
            placeholder={t('create.customerPlaceholder')}
            emptyLabel={t('create.customerEmpty')}
            value={customerId === null ? null : named}
            onChange={(option) => {
              setChosen(option);
              field.onChange(option?.value ?? null);
            }}
            onBlur={field.onBlur}
            search={found.ask}
            options={found.options}
            loading={found.loading}
            error={errors.customerId?.message}
            hint={
              has('customer.create') && (
                <TextLink asChild>
                  <Link to="/customers" search={{ new: 'customer' }}>
                    {t('create.addCustomer')}
                  </Link>
                </TextLink>
              )
            }
          />
        )}
      />
      {customerId !== null && <OpenOpportunities customerId={customerId} />}
      {has('lead_source.get') && (
        <Controller
          control={form.control}
          name="leadSourceId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('create.leadSource')}
              hint={t('create.leadSourceHint')}
              clearable
              items={(sources.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              error={errors.leadSourceId?.message}
            />
          )}
        />
      )}
      {mayChooseWorker && (
        <Controller
          control={form.control}
          name="workerId"
          render={({ field }) => (
            <SelectField
              ref={field.ref}
              label={t('create.worker')}
              placeholder={t('create.workerSelf')}
              clearable
              value={field.value ?? null}
              onChange={(id) => field.onChange(id ?? undefined)}
              onBlur={field.onBlur}
              items={(workers.data ?? []).map(({ id, firstName, lastName }) => ({
                value: id,
                label: personName({ firstName, lastName }),
              }))}
              error={errors.workerId?.message}
            />
          )}
        />
      )}
      {labels.data && labels.data.length > 0 && (
        <Controller
          control={form.control}
          name="labelIds"
          render={({ field }) => (
            <LabelsField
              label={t('create.labels')}
              labels={labels.data}
              value={field.value}
              onChange={field.onChange}
              error={errors.labelIds?.message}
            />
          )}
        />
      )}
      <TextareaField
        label={t('create.note')}
        maxLength={5000}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </div>
  );
}
