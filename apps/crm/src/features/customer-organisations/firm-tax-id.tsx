import { useFormContext } from 'react-hook-form';

import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { TaxIdLookup } from '#parts/company/tax-id-lookup.tsx';

import { FirmMatches } from './firm-matches.tsx';
import { registeredEffect, type RegisteredValues } from './registered-values.ts';

/** The tax id of a firm: the register fills in what it knows, and firms that may be the same one are pointed out. */
export function FirmTaxId({ name, label, labelOf, isShown, recordId }: OwnFieldProps) {
  const form = useFormContext<RegisteredValues>();
  return (
    <div className="space-y-3">
      <TaxIdLookup<RegisteredValues>
        id={`firm-${name}`}
        label={label}
        effectOf={(company) => registeredEffect(form.getValues(), company, isShown)}
        registeredValues={(_company, unchanged) =>
          Object.fromEntries(unchanged.map(({ field, registered }) => [field, registered]))
        }
        fieldLabel={labelOf}
      />
      <FirmMatches recordId={recordId} />
    </div>
  );
}
