import { bank } from '@szansa/domain/bank';

import { client, queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { recordForm } from '#kit/forms/record-form.ts';
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

export const bankForm = recordForm(bank, {
  record: bankRecord,
  calls: client.banks,
  fields: { taxIdNumber: { Field: BankTaxId } },
});

/** Writes down a bank and opens it. */
export function CreateBank({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={bankForm} onClose={onClose} />;
}
