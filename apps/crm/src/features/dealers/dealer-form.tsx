import { dealer } from '@szansa/domain/dealer';

import { client, queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { recordForm } from '#kit/forms/record-form.ts';
import { CompanyTaxId } from '#parts/company/company-tax-id.tsx';

import { AddressField, addressFields } from './address-field.tsx';
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

const address = { Field: AddressField };

export const dealerForm = recordForm(dealer, {
  record: dealerRecord,
  calls: client.dealers,
  fields: {
    taxIdNumber: { Field: DealerTaxId },
    mainOfficeAddress: address,
    companyAddress: address,
    handoutAddress: address,
  },
});

/** Writes down a dealer and opens it. */
export function CreateDealer({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={dealerForm} onClose={onClose} />;
}
