import { isAdministrator } from '@szansa/domain/access';
import { Button } from '@szansa/ui/button';
import type { ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { RadioCards } from '@szansa/ui/radio-cards';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type RefObject } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client, queries } from '#kit/api/api.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { createBody, hiddenFields, valuesOf } from '#parts/customer/customer-values.ts';
import { isDuplicate } from '#parts/customer/duplicate-callout.tsx';
import { cacheOpportunity, type Opportunity } from '#parts/opportunity/records.ts';
import { customerOption } from '#parts/pickers/use-customer-options.ts';

import { ExistingCustomer } from './existing-customer.tsx';
import { LeadCustomer } from './lead-customer.tsx';
import { leadSchema, type Lead, type LeadValues } from './lead-values.ts';
import { OpportunityFields } from './opportunity-fields.tsx';

/**
 * Opens an opportunity for a customer, whom the address may name, or for one who is written down with it, and then its
 * screen.
 */
export function CreateOpportunity({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['opportunities', 'common']);
  const formId = useId();
  const customerId = useAddressPart('customerId').value;
  const [isSaving, setSaving] = useState(false);
  const customer = useQuery({
    ...queries.customers.get.query({ params: { id: customerId ?? '' } }),
    enabled: customerId !== undefined,
  });
  const customerFields = useRef<HTMLDivElement>(null);
  const isReady = customerId === undefined || !customer.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('create.title')}
      initialFocus={customerFields}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isSaving}
            disabledReason={isReady ? undefined : t('common:states.loadsFirst')}
          >
            {t('create.submit')}
          </Button>
        </>
      }
    >
      {isReady ? (
        <OpportunityForm
          id={formId}
          customer={customer.data ? customerOption(customer.data) : null}
          customerFields={customerFields}
          onSavingChange={setSaving}
        />
      ) : (
        <div role="status" aria-label={t('common:states.loading')} className="space-y-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
    </Dialog>
  );
}

interface OpportunityFormProps {
  id: string;
  customer: ComboboxOption | null;
  /** Receives the element with the customer's fields. */
  customerFields: RefObject<HTMLDivElement | null>;
  onSavingChange: (isSaving: boolean) => void;
}

function OpportunityForm({ id, customer, customerFields, onSavingChange }: OpportunityFormProps) {
  const { t } = useTranslation('opportunities');
  const navigate = useNavigate();
  const user = useUser();
  const { has, isExcluded } = useAccess();
  const mayWriteCustomers = has('customer.create');

  async function send(lead: Lead): Promise<Opportunity> {
    onSavingChange(true);
    try {
      if ('customerId' in lead) return await client.opportunities.create({ body: lead });
      const body = { ...lead, customer: createBody(lead.customer, hiddenFields(isExcluded)) };
      return await client.opportunities.createLead({ body });
    } finally {
      onSavingChange(false);
    }
  }

  const { note: _note, ...blank } = valuesOf();
  const record = useCreateForm<LeadValues, Lead, Opportunity>({
    schema: leadSchema,
    values: {
      ...blank,
      isNewCustomer: mayWriteCustomers && customer === null,
      customerId: customer?.value ?? null,
      leadSourceId: null,
      labelIds: [],
      note: '',
    },
    place: 'opportunity/new',
    send,
    cache: cacheOpportunity,
    savedMessage: (opportunity) => [
      t('create.created'),
      `#${opportunity.number}, ${opportunity.customer.name}`,
    ],
    onSaved: (opportunity) =>
      navigate({ to: '/sales-opportunity/$id', params: { id: opportunity.id }, ignoreBlocker: true }),
    showRefusal: isDuplicate,
  });
  const isNew = useWatch({ control: record.form.control, name: 'isNewCustomer' });
  return (
    <FormProvider {...record.form}>
      <form id={id} noValidate onSubmit={record.submit} className="space-y-4">
        {record.offer}
        {mayWriteCustomers && (
          <RadioCards
            label={t('create.customer')}
            value={isNew ? 'new' : 'existing'}
            onValueChange={(kind) => {
              record.form.setValue('isNewCustomer', kind === 'new', { shouldDirty: true });
              record.form.clearErrors();
            }}
            items={[
              { value: 'new', label: t('create.newCustomer') },
              { value: 'existing', label: t('create.existingCustomer') },
            ]}
          />
        )}
        <div ref={customerFields}>
          {isNew ? <LeadCustomer error={record.error} /> : <ExistingCustomer customer={customer} />}
        </div>
        <OpportunityFields mayChooseWorker={isAdministrator(user.roles.map((role) => role.key))} />
        {record.dialogs}
      </form>
    </FormProvider>
  );
}
