import {
  besideFirm,
  changeOfFirm,
  placeOfFirm,
  withFirm,
  withNewFirm,
  type ReadTexts,
} from '@szansa/domain/reading';
import { Button } from '@szansa/ui/button';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Customer } from '#parts/customer/customer-values.ts';

import type { ReadValue } from './handing-over.ts';
import { NotRead } from './not-read.tsx';
import { OfCustomer } from './of-customer.tsx';
import type { Showing } from './read-row.tsx';
import { ReadRows } from './read-values.tsx';
import { StoredValues } from './stored-values.tsx';
import { useCustomerWriting, useFirmWriting, type Firm } from './use-people-change.tsx';

interface ReadFirmProps extends Showing {
  opportunityId: string;
  /** Of the firm. */
  values: readonly ReadValue[];
  customer: Customer;
}

/** What was read of a firm: where it goes can be chosen, and is proposed. */
export function ReadFirm(props: ReadFirmProps) {
  const { t } = useTranslation('reading');
  const { values, customer } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const read: ReadTexts = new Map(values.map(({ field, value }) => [field, value]));
  const name = read.get('company.name');
  const items = [
    ...customer.customerOrganizations.map((firm) => ({ value: firm.id, label: firm.name })),
    ...(name === undefined ? [] : [{ value: 'new', label: t('stored.newFirm', { name }) }]),
    { value: 'customer', label: t('stored.themselves') },
  ];
  const isThere = items.some(({ value }) => value === chosen);
  const place = chosen !== null && isThere ? chosen : placeOfFirm(read, customer);
  return (
    <>
      <SelectField label={t('stored.place')} value={place} onValueChange={setChosen} items={items} />
      {place === 'customer' && <OfCustomer {...props} />}
      {place === 'new' && <NewFirm {...props} read={read} onAdded={() => setChosen(null)} />}
      {place !== 'customer' && place !== 'new' && <OfFirm key={place} {...props} firmId={place} />}
    </>
  );
}

function OfFirm({ firmId, values, shown, onShow }: ReadFirmProps & { firmId: string }) {
  const { has } = useAccess();
  const firm = useQuery({
    ...queries.customerOrganisations.get.query({ params: { id: firmId } }),
    enabled: has('customer_organisation.get'),
  });
  const rows = { values, shown, onShow };
  if (firm.data) return <KnownFirm {...rows} firm={firm.data} />;
  return (
    <>
      <ReadRows {...rows} />
      <NotRead error={firm.error} />
    </>
  );
}

function KnownFirm({ firm, ...rows }: Showing & { values: readonly ReadValue[]; firm: Firm }) {
  const { t } = useTranslation('reading');
  const { change, isSaving, refusal, dialog } = useFirmWriting(firm.id);
  return (
    <>
      <StoredValues
        {...rows}
        beside={(field, value) => besideFirm(field, value, firm)}
        mayAccept={() => firm.can.edit}
        saveLabel={(count) => t('stored.saveFirm', { count })}
        onSave={(accepted) => change(firm, changeOfFirm(accepted))}
        isSaving={isSaving}
      >
        {refusal}
      </StoredValues>
      {dialog}
    </>
  );
}

/** A firm that the customer does not have: the one there is with that tax id, else a new one, by its name and tax id. */
function NewFirm(props: ReadFirmProps & { read: ReadTexts; onAdded: () => void }) {
  const { opportunityId, values, customer, read, onAdded, shown, onShow } = props;
  const { t } = useTranslation('reading');
  const { has } = useAccess();
  const { change, isSaving, refusal, dialog } = useCustomerWriting(opportunityId);
  const taxIdNumber = read.get('company.taxIdNumber');
  const matches = useQuery({
    ...queries.customerOrganisations.matches.query({
      query: taxIdNumber === undefined ? {} : { taxIdNumber },
    }),
    enabled: taxIdNumber !== undefined && has('customer_organisation.get'),
  });
  const known = matches.data?.find((firm) => firm.matches.includes('taxIdNumber'));
  const add = (changes: ReturnType<typeof withNewFirm>) => {
    if (changes) change(customer, changes, { onDone: onAdded });
  };
  const rows = { values, shown, onShow };
  const isNamed = (field: string) => field === 'company.name' || field === 'company.taxIdNumber';
  return (
    <>
      {known ? (
        <>
          <ReadRows {...rows} />
          {refusal}
          {customer.can.edit && (
            <Button
              className="mt-2"
              loading={isSaving}
              onClick={() => add(withFirm({ id: known.id }, customer))}
            >
              {t('stored.addKnown', { name: known.name })}
            </Button>
          )}
        </>
      ) : (
        <StoredValues
          {...rows}
          beside={(field) => (isNamed(field) ? { stored: [], isEqual: false, isAdded: false } : null)}
          mayAccept={() => customer.can.edit}
          saveLabel={() => t('stored.addFirm')}
          canSave={(accepted) => accepted.has('company.name')}
          onSave={(accepted) => add(withNewFirm(accepted, customer))}
          isSaving={isSaving}
        >
          <p className="mt-2 text-small text-text-muted">{t('stored.newFirmHint')}</p>
          {refusal}
        </StoredValues>
      )}
      {dialog}
    </>
  );
}
