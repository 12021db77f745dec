import { legalForms, organisationInput, organisationPatch } from '@szansa/domain/customer-organisation';

import { client } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { formDefinition } from '#kit/forms/form-definition.ts';

import { FirmTaxId } from './firm-tax-id.tsx';
import { firmRecord, legalFormLabel } from './firm.ts';

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
