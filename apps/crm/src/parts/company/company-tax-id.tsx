import { useFormContext } from 'react-hook-form';

import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

import { textsEffect, type Company } from './company.ts';
import { SameTaxId, type SameTaxIdProps } from './same-tax-id.tsx';
import { TaxIdLookup } from './tax-id-lookup.tsx';

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
