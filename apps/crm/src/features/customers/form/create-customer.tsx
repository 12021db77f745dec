import type { CustomerInput } from '@szansa/domain/customer';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { CustomerSheet } from './customer-sheet.tsx';
import {
  createBody,
  hiddenFields,
  newCustomerSchema,
  valuesOf,
  type CustomerValues,
} from './customer-values.ts';
import { isDuplicate } from './duplicate-callout.tsx';

/** Writes down a customer and opens them. */
export function CreateCustomer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const { isExcluded } = useAccess();
  const form = useSchemaForm<CustomerValues, CustomerInput>({
    schema: newCustomerSchema,
    defaultValues: valuesOf(),
  });
  const create = useMutation({
    ...queries.customers.create.mutation(),
    onSuccess: async (customer) => {
      queryClient.setQueryData(queries.customers.get.key({ params: { id: customer.id } }), customer);
      void queryClient.invalidateQueries({ queryKey: queries.customers.all });
      toastSuccess(t('form.created'), customer.name);
      await navigate({
        to: '/customer/$customerId',
        params: { customerId: customer.id },
        ignoreBlocker: true,
      });
    },
    onError: (error) => {
      if (!isDuplicate(error) && !showRefusedFields(form, error)) toastError(error);
    },
  });
  return (
    <CustomerSheet
      title={t('form.createTitle')}
      submitLabel={t('add')}
      form={form}
      onSave={(input) => create.mutate({ body: createBody(input, hiddenFields(isExcluded)) })}
      saving={create.isPending}
      error={create.error}
      onClose={onClose}
    />
  );
}
