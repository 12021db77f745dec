import type { Endpoints, Input } from '@szansa/api-client/client';
import { Callout } from '@szansa/ui/callout';
import { RadioCards } from '@szansa/ui/radio-cards';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';

import type { Acceptance } from '../received-mails-address.ts';
import { NewCustomerForm } from './new-customer-form.tsx';

export type AcceptBody = NonNullable<Input<Endpoints['receivedMails']['accept']>['body']>;

interface AcceptanceFormProps {
  id: string;
  /** The key of the draft. */
  place: string;
  acceptance: Acceptance;
  /** Of the last try. */
  error: unknown;
  onSubmit: (body: AcceptBody) => void;
}

const newCustomer = 'new';
const newOpportunity = 'new';

/** Whose mail it is, and which opportunity it is put into. */
export function AcceptanceForm({ id, place, acceptance, error, onSubmit }: AcceptanceFormProps) {
  const { t } = useTranslation(['receivedMails', 'customer', 'labels']);
  const { customers, recognised, documentCount, can } = acceptance;
  const [customer, setCustomer] = useState(customers[0]?.id ?? newCustomer);
  const [opportunity, setOpportunity] = useState(customers[0]?.opportunities[0]?.id ?? newOpportunity);
  const isNew = customer === newCustomer;
  const chosen = customers.find((one) => one.id === customer);
  // one who was met while the new customer was typed
  const met = useQuery({
    ...queries.customers.get.query({ params: { id: customer } }),
    enabled: !isNew && !chosen,
  });

  function choose(customerId: string): void {
    setCustomer(customerId);
    const found = customers.find((one) => one.id === customerId);
    setOpportunity(found?.opportunities[0]?.id ?? newOpportunity);
  }

  const cards = [
    ...customers.map((one) => ({
      value: one.id,
      label: one.name,
      hint: one.matches.map((what) => t(`customer:matches.by.${what}`)).join(', '),
    })),
    ...(met.data && !chosen ? [{ value: met.data.id, label: met.data.name }] : []),
    ...(can.createCustomer
      ? [{ value: newCustomer, label: t('accept.newCustomer'), hint: t('accept.newCustomerHint') }]
      : []),
  ];
  const opportunities = [
    ...(chosen?.opportunities ?? []).map((one) => ({
      value: one.id,
      label: `#${one.number} · ${t(`labels:status.${one.status}`)}`,
    })),
    ...(can.createOpportunity ? [{ value: newOpportunity, label: t('accept.newOpportunity') }] : []),
  ];
  if (cards.length === 0) return <Callout tone="warning">{t('accept.nobody')}</Callout>;
  return (
    <div className="space-y-4">
      <RadioCards
        label={t('accept.customer')}
        value={customer}
        onValueChange={choose}
        items={cards}
        columns={1}
      />
      {isNew ? (
        <NewCustomerForm
          id={id}
          place={place}
          recognised={recognised}
          error={error}
          onUse={choose}
          onSubmit={(body) => onSubmit({ customer: body })}
        />
      ) : (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const into = opportunity === newOpportunity ? {} : { customerFileId: opportunity };
            onSubmit({ customerId: customer, ...into });
          }}
        >
          <SelectField
            label={t('accept.opportunity')}
            value={opportunity}
            onValueChange={(value) => setOpportunity(value ?? newOpportunity)}
            items={opportunities}
          />
        </form>
      )}
      {documentCount > 0 && (
        <p className="text-text-muted">{t('accept.documents', { count: documentCount })}</p>
      )}
    </div>
  );
}
