import { legalForms, organisationInput, organisationPatch } from '@szansa/domain/customer-organisation';
import { useFormContext } from 'react-hook-form';

import { client } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { formDefinition } from '#kit/forms/form-definition.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { TaxIdLookup } from '#parts/company/tax-id-lookup.tsx';
import { firmRecord, legalFormLabel } from './firm.ts';
import { FirmMatches } from './firm-matches.tsx';
import { registeredEffect, type RegisteredValues } from './registered-values.ts';

/** The tax id of a firm: the register fills in what it knows, and firms that may be the same one are pointed out. */
function FirmTaxId({ name, label, labelOf, isShown, recordId }: OwnFieldProps) {
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

export const firmForm = formDefinition({
  record: firmRecord,
  schema: organisationInput,
  patch: organisationPatch,
  calls: client.customerOrganisations,
  refusedAt: { duplicate_organisation: 'taxIdNumber' },
  fields: {
    taxIdNumber: { kind: 'taxId', Field: FirmTaxId, wide: true },
    name: { kind: 'text', wide: true },
    legalForm: { kind: 'choice', options: legalForms, optionLabel: legalFormLabel, wide: true },
    regon: { kind: 'text', width: 'identifier' },
    krs: { kind: 'text', width: 'identifier' },
    street: { kind: 'text', wide: true },
    postCode: { kind: 'text', width: 'postCode' },
    city: { kind: 'text' },
    country: { kind: 'text' },
  },
  sections: [
    { title: 'form.data', columns: 2, fields: ['taxIdNumber', 'name', 'legalForm', 'regon', 'krs'] },
    { title: 'form.address', columns: 2, fields: ['street', 'postCode', 'city', 'country'] },
  ],
});

/** Writes down a firm and opens it. */
export function CreateFirm({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={firmForm} onClose={onClose} />;
}
