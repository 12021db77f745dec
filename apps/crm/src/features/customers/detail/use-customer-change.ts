import type { InlineEditDefinition } from '@szansa/ui/inline-edit';
import { onlineManager } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import type { NoteSaving } from '#kit/forms/note-field.tsx';
import { useRecordChange, type RecordChange } from '#kit/forms/use-record-change.tsx';
import { valueRefusal } from '#kit/forms/value-refusal.ts';
import type { Customer } from '#parts/customer/customer-values.ts';

import { cacheCustomer } from '#parts/customer/cache-customer.ts';

const lines = ['taxIdNumber', 'street', 'postCode', 'city', 'country'] as const;

/** What is one line of text, so that it can be typed where it is read. */
export type Line = (typeof lines)[number];

interface Changes extends Partial<Record<Line, string>> {
  readonly note?: string | null;
}

/** Changes of a customer made where they are read. */
function useCustomerChange({ id: customerId }: Customer): RecordChange<Customer, Changes> {
  const { t } = useTranslation(['customers', 'customer']);
  return useRecordChange<Customer, Changes>({
    place: `customer/${customerId}`,
    send: ({ id }, body) => client.customers.update({ params: { id }, body }),
    read: ({ id }) => client.customers.get({ params: { id } }),
    cache: cacheCustomer,
    fieldLabel: (field) => {
      const line = lines.find((one) => one === field);
      return line ? t(`customer:fields.${line}`) : t('detail.note');
    },
  });
}

interface CustomerLines {
  /** How a line is changed in its place; a value that is refused stays in its field, with the reason. */
  readonly edit: (field: Line) => InlineEditDefinition | undefined;
  /** Fields whose change is pending without a network. */
  readonly unconfirmed: Changes;
  /** Shown when another user saved first. */
  readonly dialog: ReactNode;
}

/** How lines of a customer are changed in their place. */
export function useCustomerLines(customer: Customer): CustomerLines {
  const { change, unconfirmed, dialog } = useCustomerChange(customer);
  const save = async (changes: Changes): Promise<void> => {
    const { id, version } = customer;
    // a refusal arrives only when there is a network, so the field does not wait for it
    if (!onlineManager.isOnline()) change(customer, changes);
    else cacheCustomer(await client.customers.update({ params: { id }, body: { version, changes } }));
  };
  return {
    edit: (field) =>
      customer.can.edit
        ? {
            kind: 'text',
            value: unconfirmed[field] ?? customer[field] ?? '',
            onSave: (value: string) => save({ [field]: value }),
            describeError: valueRefusal,
          }
        : undefined,
    unconfirmed,
    dialog,
  };
}

/** How the note about a customer is saved. */
export function useCustomerNote(customer: Customer): NoteSaving {
  const { change, ...saving } = useCustomerChange(customer);
  return { ...saving, change: (changes, onDone) => change(customer, changes, { onDone }) };
}
