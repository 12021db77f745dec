import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { customerOption, useCustomerOptions } from '#parts/pickers/use-customer-options.ts';

import type { LeadValues } from './lead-values.ts';
import { OpenOpportunities } from './open-opportunities.tsx';

interface ExistingCustomerProps {
  /** The initial customer of the form. */
  customer: ComboboxOption | null;
}

/** The customer of the opportunity, found among those there are, and what is open for them already. */
export function ExistingCustomer({ customer }: ExistingCustomerProps) {
  const { t } = useTranslation('opportunities');
  const form = useFormContext<LeadValues>();
  const [chosen, setChosen] = useState(customer);
  const found = useCustomerOptions();
  const customerId = useWatch({ control: form.control, name: 'customerId' });
  // a restored draft, and a customer with the same number, are known by the id alone
  const isUnnamed = customerId !== null && customerId !== chosen?.value;
  const unnamed = useQuery({
    ...queries.customers.get.query({ params: { id: customerId ?? '' } }),
    enabled: isUnnamed,
  });
  const named = isUnnamed && unnamed.data ? customerOption(unnamed.data) : chosen;
  return (
    <>
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
            onValueChange={(option) => {
              setChosen(option);
              field.onValueChange(option?.value ?? null);
            }}
            onBlur={field.onBlur}
            search={found.fetchOptions}
            options={found.options}
            loading={found.loading}
            error={form.formState.errors.customerId?.message}
          />
        )}
      />
      {customerId !== null && <OpenOpportunities customerId={customerId} />}
    </>
  );
}
