import { besideCustomer, changeOfCustomer } from '@szansa/domain/reading';
import { useTranslation } from 'react-i18next';

import type { Customer } from '#parts/customer/customer-values.ts';

import type { ReadValue } from './handing-over.ts';
import type { Showing } from './read-row.tsx';
import { StoredValues } from './stored-values.tsx';
import { useCustomerWriting } from './use-people-change.tsx';

interface OfCustomerProps extends Showing {
  opportunityId: string;
  values: readonly ReadValue[];
  customer: Customer;
}

/** Values that go to the customer, those of a firm where they trade by themselves. */
export function OfCustomer({ opportunityId, customer, ...props }: OfCustomerProps) {
  const { t } = useTranslation('reading');
  const { change, isSaving, refusal, dialog } = useCustomerWriting(opportunityId);
  return (
    <>
      <StoredValues
        {...props}
        beside={(field, value) => besideCustomer(field, value, customer)}
        mayAccept={() => customer.can.edit}
        saveLabel={(count) => t('stored.saveCustomer', { count })}
        onSave={(accepted) => change(customer, changeOfCustomer(accepted, customer))}
        isSaving={isSaving}
      >
        {refusal}
      </StoredValues>
      {dialog}
    </>
  );
}
