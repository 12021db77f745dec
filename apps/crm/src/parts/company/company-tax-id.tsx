import { useFormContext, useWatch } from 'react-hook-form';
import { nip } from '@szansa/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import type { PageOptions } from '#kit/lists/list-address.ts';
import type { RecordPath } from '#kit/records/record-definition.ts';
import { SameRecords } from '#kit/records/same-records.tsx';
import { textsEffect, type Company } from './company.ts';
import { TaxIdLookup } from './tax-id-lookup.tsx';

interface SameTaxIdProps<Row extends { readonly id: string; readonly name: string }> {
  /** Of the record itself, which is no other one. */
  recordId: string | undefined;
  /** Where the others are shown. */
  path: RecordPath;
  /** Records with a tax id, the inactive ones as well. */
  list: (query: {
    readonly taxIdNumber: string;
    readonly withInactive: true;
    readonly perPage: 10;
  }) => PageOptions<Row>;
}

/** Other records with the tax id being typed; a link opens beside the form, so that nothing typed is lost. */
function SameTaxId<Row extends { readonly id: string; readonly name: string }>(props: SameTaxIdProps<Row>) {
  const { recordId, path, list } = props;
  const { t } = useTranslation('company');
  const typed = useWatch<{ taxIdNumber: string }, 'taxIdNumber'>({ name: 'taxIdNumber' });
  const taxIdNumber = nip.safeParse(typed).data ?? '';
  const { data } = useQuery({
    ...list({ taxIdNumber, withInactive: true, perPage: 10 }),
    enabled: taxIdNumber !== '',
  });
  const others = taxIdNumber === '' ? [] : (data?.items ?? []).filter(({ id }) => id !== recordId);
  return <SameRecords title={t('sameTaxId')} path={path} records={others} />;
}

function addressOf({ street, postCode, city }: Company): string {
  const place = [postCode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}

interface CompanyTaxIdProps<Row extends { readonly id: string; readonly name: string }>
  extends OwnFieldProps, Pick<SameTaxIdProps<Row>, 'path' | 'list'> {
  /** The fields that the registered address goes into. */
  addresses: readonly string[];
}

/**
 * The tax id of a record that is a company: the register fills in its `name` and addresses, as far as they are empty
 * and the form shows them; other records with the same tax id are pointed out.
 */
export function CompanyTaxId<Row extends { readonly id: string; readonly name: string }>(
  props: CompanyTaxIdProps<Row>,
) {
  const { name, label, labelOf, isShown, recordId, path, list, addresses } = props;
  const form = useFormContext<Record<string, string>>();
  return (
    <>
      <TaxIdLookup<Record<string, string>>
        id={`company-${name}`}
        label={label}
        effectOf={(company) => {
          const address = addressOf(company);
          const registered = addresses.map((field) => ({ field, text: address, typed: address }));
          const named = { field: 'name', text: company.name, typed: company.name };
          const known = [named, ...registered].filter(({ field, text }) => text !== '' && isShown(field));
          return textsEffect(form.getValues(), known);
        }}
        registeredValues={(_company, unchanged) =>
          Object.fromEntries(unchanged.map(({ field, registered }) => [field, registered]))
        }
        fieldLabel={labelOf}
      />
      <SameTaxId recordId={recordId} path={path} list={list} />
    </>
  );
}
