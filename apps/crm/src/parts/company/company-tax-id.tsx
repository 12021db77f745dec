import { useFormContext } from 'react-hook-form';

import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

import { textsEffect, type Company } from './company.ts';
import { SameTaxId, type SameTaxIdProps } from './same-tax-id.tsx';
import { TaxIdLookup } from './tax-id-lookup.tsx';

const filled = ['name', 'address'] as const;
type Filled = (typeof filled)[number];

function registeredText(field: Filled, { name, street, postCode, city }: Company): string {
  if (field === 'name') return name;
  const place = [postCode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}

type CompanyTaxIdProps<Row extends { readonly id: string; readonly name: string }> = OwnFieldProps &
  Pick<SameTaxIdProps<Row>, 'path' | 'list'>;

/**
 * The tax id of a record that is a company: the register fills in its `name` and `address`, as far as they are empty
 * and the form shows them; other records with the same tax id are pointed out.
 */
export function CompanyTaxId<Row extends { readonly id: string; readonly name: string }>(
  props: CompanyTaxIdProps<Row>,
) {
  const { name, label, labelOf, isShown, recordId, path, list } = props;
  const form = useFormContext<Record<Filled, string>>();
  return (
    <>
      <TaxIdLookup<Record<Filled, string>>
        id={`company-${name}`}
        label={label}
        effectOf={(company) => {
          const known = filled.flatMap((field) => {
            const text = isShown(field) ? registeredText(field, company) : '';
            return text ? [{ field, text, typed: text }] : [];
          });
          return textsEffect(form.getValues(), known);
        }}
        registeredValues={(_company, kept) =>
          Object.fromEntries(kept.map(({ field, registered }) => [field, registered]))
        }
        fieldLabel={labelOf}
      />
      <SameTaxId recordId={recordId} path={path} list={list} />
    </>
  );
}
