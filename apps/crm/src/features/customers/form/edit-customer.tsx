import { maskPesel } from '@szansa/domain/identity';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client } from '#kit/api/api.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { cacheCustomer } from '#parts/customer/cache-customer.ts';
import { CustomerSheet, showRefused } from './customer-sheet.tsx';
import {
  changedCustomerSchema,
  customerFields,
  customerSecrets,
  firmsToSend,
  hiddenFields,
  valuesOf,
  type ChangedCustomer,
  type Customer,
  type CustomerField,
  type CustomerValues,
} from '#parts/customer/customer-values.ts';
import { isDuplicate } from '#parts/customer/duplicate-callout.tsx';

interface EditCustomerProps {
  customer: Customer;
  onClose: () => void;
}

function withFirmsToSend(changes: ChangedCustomer, hidden: readonly CustomerField[]): ChangedCustomer {
  const { customerOrganizations } = changes;
  if (!customerOrganizations) return changes;
  return { ...changes, customerOrganizations: firmsToSend(customerOrganizations, hidden) };
}

/** Changes a customer. */
export function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { t } = useTranslation(['customers', 'customer', 'common']);
  const edit = useAddressPart('edit');
  const { isExcluded } = useAccess();
  const record = useRecordForm<CustomerValues, ChangedCustomer, Customer, ChangedCustomer>({
    schema: changedCustomerSchema,
    valuesOf,
    record: customer,
    place: `customer/${customer.id}`,
    secrets: customerSecrets,
    changesOf: (output, _record, { anotherPersonFor, ...dirty }) => ({
      ...changedFields(output, dirty),
      ...(anotherPersonFor && output.isAnotherPerson ? { isAnotherPerson: true } : {}),
    }),
    send: ({ id }, { version, changes: { isAnotherPerson, ...changes } }) =>
      client.customers.update({
        params: { id },
        body: { version, changes: withFirmsToSend(changes, hiddenFields(isExcluded)), isAnotherPerson },
      }),
    read: ({ id }) => client.customers.get({ params: { id } }),
    fieldLabel: (field) => {
      const known = customerFields.find((name) => name === field);
      return known ? t(`customer:fields.${known}`) : field;
    },
    describeValue: (field, value) =>
      field === 'personalIdNumber' && typeof value === 'string' ? maskPesel(value) : undefined,
    cache: cacheCustomer,
    onDone: () => edit.change(undefined, { ignoreBlocker: true }),
    showRefusal: isDuplicate,
    onInvalid: showRefused,
  });
  return (
    <CustomerSheet
      title={t('form.editTitle')}
      submitLabel={t('common:actions.saveChanges')}
      record={record}
      customerId={customer.id}
      onClose={onClose}
    />
  );
}
