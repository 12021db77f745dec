import { ApiError } from '@szansa/api-client/client';
import type { InlineEditDefinition } from '@szansa/ui/inline-edit';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import type { NoteSaving } from '#kit/forms/note-field.tsx';
import { useRecordChange } from '#kit/forms/use-record-change.tsx';
import { messageOf } from '#kit/toasts/toasts.ts';
import type { Customer } from '#parts/customer/customer-values.ts';

import { keepCustomer } from '#parts/customer/keep-customer.ts';

/** What is one line of text, so that it can be typed where it is read. */
type Line = 'taxIdNumber' | 'street' | 'postCode' | 'city' | 'country';

/** What the server says of the value, else of the call. */
function refusalOf(error: unknown): string {
  return (error instanceof ApiError && error.fields[0]?.message) || messageOf(error);
}

/** How a line of a customer is changed in its place; a value that is refused stays in its field, with the reason. */
export function lineEdit(customer: Customer, field: Line): InlineEditDefinition | undefined {
  if (!customer.can.edit) return undefined;
  const { id, version } = customer;
  return {
    kind: 'text',
    value: customer[field] ?? '',
    onSave: async (value: string) => {
      const changes = { [field]: value };
      keepCustomer(await client.customers.update({ params: { id }, body: { version, changes } }));
    },
    describeError: refusalOf,
  };
}

/** How the note about a customer is saved. */
export function useCustomerNote(customer: Customer): NoteSaving {
  const { t } = useTranslation('customers');
  const { change, ...saving } = useRecordChange<Customer, { readonly note: string | null }>({
    place: `customer/${customer.id}`,
    send: ({ id }, body) => client.customers.update({ params: { id }, body }),
    read: ({ id }) => client.customers.get({ params: { id } }),
    keep: keepCustomer,
    fieldLabel: () => t('detail.note'),
  });
  return { ...saving, change: (changes, onDone) => change(customer, changes, { onDone }) };
}
