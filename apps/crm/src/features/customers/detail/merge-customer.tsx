import { personName } from '@szansa/domain/shared';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { MergeByField, type MergedField } from '#kit/records/merge-by-field.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Customer } from '#parts/customer/customer-values.ts';
import { customerSource } from '#parts/customer/cache-customer.ts';
import { foundCustomers } from '#parts/pickers/found-customers.ts';
import { customerOption } from '#parts/pickers/use-customer-options.ts';

const joined = (from: readonly string[], into: readonly string[]) =>
  [...new Set([...into, ...from])].join(', ');

function addressOf({ street, postCode, city, country }: Customer): string {
  return [street, [postCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}

/** Merges a customer into another one, field by field. */
export function MergeCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation(['customers', 'customer']);
  const formats = useFormats();

  /** A list: both can be chosen where both customers have values of their own. */
  function listField(
    name: string,
    label: string,
    [from, into]: readonly [readonly string[] | undefined, readonly string[] | undefined],
  ): MergedField[] {
    if (!from || !into) return [];
    const texts = { name, label, from: from.join(', '), into: into.join(', ') };
    return [from.length > 0 && into.length > 0 ? { ...texts, both: joined(from, into) } : texts];
  }

  function oneField(
    name: string,
    label: string,
    [from, into]: readonly [string | null | undefined, string | null | undefined],
  ): MergedField[] {
    if (from === undefined || into === undefined) return [];
    return [{ name, label, from: from ?? '', into: into ?? '' }];
  }

  function fieldsOf(from: Customer, into: Customer): MergedField[] {
    const both = <Value,>(valueOf: (one: Customer) => Value): [Value, Value] => [
      valueOf(from),
      valueOf(into),
    ];
    const notes = both(({ note }) => note);
    return [
      ...oneField('name', t('merge.name'), both(personName)),
      ...oneField(
        'taxIdNumber',
        t('customer:fields.taxIdNumber'),
        both(({ taxIdNumber }) => taxIdNumber && formats.taxId(taxIdNumber)),
      ),
      ...oneField(
        'personalIdNumber',
        t('customer:fields.personalIdNumber'),
        both((one) => one.personalIdNumber),
      ),
      ...listField(
        'customerOrganizations',
        t('customer:fields.customerOrganizations'),
        both((one) => one.customerOrganizations.map(({ name }) => name)),
      ),
      ...listField(
        'emails',
        t('customer:fields.emails'),
        both(({ emails }) => emails?.map(({ email }) => formats.email(email))),
      ),
      ...listField(
        'phones',
        t('customer:fields.phones'),
        both(({ phones }) => phones?.map(({ phone }) => formats.phone(phone))),
      ),
      ...oneField(
        'address',
        t('detail.address'),
        both((one) => (one.city === undefined ? undefined : addressOf(one))),
      ),
      ...(notes.includes(undefined)
        ? []
        : listField('note', t('detail.note'), [notes[0] ? [notes[0]] : [], notes[1] ? [notes[1]] : []])),
    ];
  }

  return (
    <MergeByField
      source={customerSource}
      path="/customer/$id"
      record={customer}
      calls={queries.customers}
      found={foundCustomers}
      optionOf={customerOption}
      fieldsOf={fieldsOf}
      words={{
        title: t('merge.title'),
        description: t('merge.description'),
        into: t('merge.into'),
        done: t('merge.done'),
      }}
      onClose={onClose}
    />
  );
}
