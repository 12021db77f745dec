import { dealerInput, dealerPatch, dealerTypes } from '@szansa/domain/dealer';

import { client, queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { formDefinition } from '#kit/forms/form-definition.ts';
import { CompanyTaxId } from '#parts/company/company-tax-id.tsx';

import { AddressField, addressFields } from './address-field.tsx';
import { dealerTypeLabel } from './dealer-types.tsx';
import { dealerRecord } from './dealer.ts';

function DealerTaxId(props: OwnFieldProps) {
  return (
    <CompanyTaxId
      {...props}
      addresses={addressFields}
      path={dealerRecord.path}
      list={({ withInactive: _all, ...query }) => queries.dealers.list.query({ query })}
    />
  );
}

const address = { kind: 'text', Field: AddressField } as const;

export const dealerForm = formDefinition({
  record: dealerRecord,
  schema: dealerInput,
  patch: dealerPatch,
  calls: client.dealers,
  fields: {
    taxIdNumber: { kind: 'taxId', Field: DealerTaxId },
    name: { kind: 'text' },
    alias: { kind: 'text' },
    dealerType: { kind: 'choice', options: dealerTypes, optionLabel: dealerTypeLabel },
    mainOfficeAddress: address,
    companyAddress: address,
    handoutAddress: address,
  },
});

/** Writes down a dealer and opens it. */
export function CreateDealer({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={dealerForm} onClose={onClose} />;
}
