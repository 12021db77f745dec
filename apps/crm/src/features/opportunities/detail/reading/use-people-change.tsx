import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { maskPesel } from '@szansa/domain/identity';
import { Callout } from '@szansa/ui/callout';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { staleOf } from '#kit/forms/stale.ts';
import { useRecordChange, type RecordChange } from '#kit/forms/use-record-change.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { valueRefusal } from '#kit/forms/value-refusal.ts';
import { customerFields, type Customer } from '#parts/customer/customer-values.ts';
import { DuplicateCallout, isDuplicate } from '#parts/customer/duplicate-callout.tsx';
import { cacheCustomer } from '#parts/customer/cache-customer.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';

export type Firm = Data<Endpoints['customerOrganisations']['get']>;
type CustomerChanges = Input<Endpoints['customers']['update']>['body']['changes'];
type FirmChanges = Input<Endpoints['customerOrganisations']['update']>['body']['changes'];

interface Writing<Saved, Changes> extends Pick<RecordChange<Saved, Changes>, 'change' | 'isSaving'> {
  /** Why the last change was refused. */
  readonly refusal: ReactNode;
  /** Shown when another user saved first. */
  readonly dialog: ReactNode;
}

function Refused({ error }: { error: Error | null }) {
  if (!error || staleOf(error) || isDuplicate(error)) return null;
  return (
    <Callout role="alert" tone="destructive">
      {valueRefusal(error)}
    </Callout>
  );
}

const showNothing = () => undefined;

/** Writes accepted values to the customer of an opportunity. */
export function useCustomerWriting(opportunityId: string): Writing<Customer, CustomerChanges> {
  const { t } = useTranslation('customer');
  const [isAnotherPerson, setAnotherPerson] = useState(false);
  const { change, isSaving, error, dialog } = useRecordChange<Customer, CustomerChanges>({
    place: `opportunity/${opportunityId}/customer`,
    send: ({ id }, body) =>
      client.customers.update({
        params: { id },
        body: { ...body, ...(isAnotherPerson ? { isAnotherPerson } : {}) },
      }),
    read: ({ id }) => client.customers.get({ params: { id } }),
    cache: (saved) => {
      cacheCustomer(saved);
      changedOpportunity(opportunityId);
    },
    onSaved: () => setAnotherPerson(false),
    onRefused: showNothing,
    fieldLabel: (field) => {
      const known = customerFields.find((name) => name === field);
      return known ? t(`fields.${known}`) : field;
    },
    describeValue: (field, value) =>
      field === 'personalIdNumber' && typeof value === 'string' ? maskPesel(value) : undefined,
  });
  const refusal = (
    <div className="mt-2 empty:hidden">
      <Refused error={error} />
      <DuplicateCallout error={error} isAnotherPerson={isAnotherPerson} onAnotherPerson={setAnotherPerson} />
    </div>
  );
  return { change, isSaving, refusal, dialog };
}

const firmSource = {
  kind: 'customer_organisation',
  get: queries.customerOrganisations.get,
  listPath: '/customer-organisations',
} as const;

const firmFields = ['name', 'taxIdNumber', 'regon', 'krs', 'street', 'postCode', 'city'] as const;

/** Writes accepted values to a firm, for all of its customers. */
export function useFirmWriting(firmId: string): Writing<Firm, FirmChanges> {
  const { t } = useTranslation('reading');
  const { change, isSaving, error, dialog } = useRecordChange<Firm, FirmChanges>({
    place: `firm/${firmId}`,
    send: ({ id }, body) => client.customerOrganisations.update({ params: { id }, body }),
    read: ({ id }) => client.customerOrganisations.get({ params: { id } }),
    cache: (saved) => cacheRecord(firmSource, saved),
    onRefused: showNothing,
    fieldLabel: (field) => {
      const known = firmFields.find((name) => name === field);
      return known ? t(`fields.company.${known}`) : field;
    },
  });
  const refusal = (
    <div className="mt-2 empty:hidden">
      <Refused error={error} />
    </div>
  );
  return { change, isSaving, refusal, dialog };
}
