import { isAdministrator } from '@szansa/domain/access';
import { opportunityInput, type OpportunityInput } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import type { ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { Skeleton } from '@szansa/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.tsx';
import { useLeaveGuard } from '#kit/forms/use-leave-guard.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { keepOpportunity } from '#parts/opportunity/records.ts';
import { customerOption } from '#parts/pickers/use-customer-options.ts';

import { OpportunityFields, type OpportunityValues } from './opportunity-fields.tsx';

/** Opens an opportunity for a customer, whom the address may name, and then its screen. */
export function CreateOpportunity({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['opportunities', 'common']);
  const formId = useId();
  const customerId = useAddressPart('customerId').value;
  const [isSaving, setSaving] = useState(false);
  const customer = useQuery({
    ...queries.customers.get.query({ params: { id: customerId ?? '' } }),
    enabled: customerId !== undefined,
  });
  const isReady = customerId === undefined || !customer.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('create.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" progress={isSaving} disabled={!isReady}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      {isReady ? (
        <OpportunityForm
          id={formId}
          customer={customer.data ? customerOption(customer.data) : null}
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
  onSavingChange: (isSaving: boolean) => void;
}

function OpportunityForm({ id, customer, onSavingChange }: OpportunityFormProps) {
  const { t } = useTranslation('opportunities');
  const navigate = useNavigate();
  const user = useUser();
  const form = useSchemaForm<OpportunityValues, OpportunityInput>({
    schema: opportunityInput,
    defaultValues: { customerId: customer?.value ?? null, leadSourceId: null, labelIds: [], note: '' },
  });
  const draft = useFormDraft(form, { place: 'opportunity/new' });
  const guard = useLeaveGuard(form.formState.isDirty, draft.forget);
  const create = useMutation({
    ...queries.opportunities.create.mutation(),
    onMutate: () => onSavingChange(true),
    onSuccess: async (opportunity) => {
      keepOpportunity(opportunity);
      draft.forget();
      toastSuccess(t('create.created'), `#${opportunity.number}, ${opportunity.customer.name}`);
      await navigate({
        to: '/sales-opportunity/$id',
        params: { id: opportunity.id },
        ignoreBlocker: true,
      });
    },
    onError: (error) => {
      if (!showRefusedFields(form, error)) toastError(error);
    },
    onSettled: () => onSavingChange(false),
  });
  const submit = form.handleSubmit((body) => create.mutate({ body }));
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {draft.offer}
      <OpportunityFields
        form={form}
        customer={customer}
        mayChooseWorker={isAdministrator(user.roles.map((role) => role.key))}
      />
      {guard.dialog}
    </form>
  );
}
