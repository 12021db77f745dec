import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { cacheCustomer } from '#parts/customer/cache-customer.ts';
import { CustomerSheet, showRefused } from './customer-sheet.tsx';
import {
  createBody,
  customerSecrets,
  hiddenFields,
  newCustomerSchema,
  valuesOf,
  type Customer,
  type CustomerValues,
  type NewCustomer,
} from '#parts/customer/customer-values.ts';
import { isDuplicate } from '#parts/customer/duplicate-callout.tsx';

/** Writes down a customer and opens them. */
export function CreateCustomer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const { isExcluded } = useAccess();
  const record = useCreateForm<CustomerValues, NewCustomer, Customer>({
    schema: newCustomerSchema,
    values: valuesOf(),
    place: 'customer/new',
    secrets: customerSecrets,
    send: (input) => client.customers.create({ body: createBody(input, hiddenFields(isExcluded)) }),
    cache: cacheCustomer,
    savedMessage: ({ name }) => [t('form.created'), name],
    onSaved: (customer) =>
      navigate({
        to: '/customer/$id',
        params: { id: customer.id },
        ignoreBlocker: true,
      }),
    showRefusal: isDuplicate,
    onInvalid: showRefused,
  });
  return (
    <CustomerSheet title={t('form.createTitle')} submitLabel={t('add')} record={record} onClose={onClose} />
  );
}
