import { bankInput, bankPatch, noBankColor } from '@szansa/domain/bank';

import { client, queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { formDefinition } from '#kit/forms/form-definition.ts';
import { CompanyTaxId } from '#parts/company/company-tax-id.tsx';

import { bankRecord } from './bank.ts';

function BankTaxId(props: OwnFieldProps) {
  return (
    <CompanyTaxId
      {...props}
      addresses={['address']}
      path={bankRecord.path}
      list={(query) => queries.banks.list.query({ query })}
    />
  );
}

export const bankForm = formDefinition({
  record: bankRecord,
  schema: bankInput,
  patch: bankPatch,
  calls: client.banks,
  fields: {
    taxIdNumber: { kind: 'taxId', Field: BankTaxId },
    name: { kind: 'text' },
    shortName: { kind: 'text' },
    email: { kind: 'email' },
    phone: { kind: 'phone' },
    address: { kind: 'text' },
    website: { kind: 'website' },
    color: { kind: 'color', fallback: noBankColor },
    note: { kind: 'longText', maxLength: 5000 },
    isActive: { kind: 'active' },
  },
});

/** Writes down a bank and opens it. */
export function CreateBank({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={bankForm} onClose={onClose} />;
}
