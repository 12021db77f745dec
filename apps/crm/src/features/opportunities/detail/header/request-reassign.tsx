import { reassignInput } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { queries, queryClient } from '#kit/api/api.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.tsx';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity, type Opportunity } from '#parts/opportunity/records.ts';

function changed({ id }: Opportunity): void {
  void queryClient.invalidateQueries({ queryKey: queries.reassignRequests.list.key() });
  changedOpportunity(id);
}

/** Requests the opportunity from its owner, or withdraws the request. */
export function RequestReassign({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const [isOpen, setOpen] = useState(false);
  const query = { customerFileId: opportunity.id, is_self: true };
  const own = useQuery(queries.reassignRequests.list.query({ query }));
  const withdraw = useMutation({
    ...queries.reassignRequests.withdraw.mutation(),
    onSuccess: () => {
      toastSuccess(t('reassign.withdrawn'));
      changed(opportunity);
    },
    onError: toastError,
  });
  const pending = own.data?.items[0];
  return (
    <>
      {pending ? (
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id: pending.id } })}>
          {t('reassign.withdraw')}
        </Button>
      ) : (
        <Button icon={<UserRoundPlus aria-hidden />} onClick={() => setOpen(true)}>
          {t('reassign.ask')}
        </Button>
      )}
      {isOpen && <RequestDialog opportunity={opportunity} onClose={() => setOpen(false)} />}
    </>
  );
}

function RequestDialog({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const formId = useId();
  const form = useSchemaForm<{ reason: string }, z.output<typeof reassignInput>>({
    schema: reassignInput,
    defaultValues: { reason: '' },
  });
  const draft = useFormDraft(form, { place: `opportunity/${opportunity.id}/reassign` });
  const request = useMutation({
    ...queries.reassignRequests.create.mutation(),
    onSuccess: () => {
      draft.clear();
      toastSuccess(t('reassign.asked'));
      changed(opportunity);
      onClose();
    },
    onError: (error) => {
      if (!showRefusedFields(form, error)) toastError(error);
    },
  });
  const submit = form.handleSubmit((body) => request.mutate({ params: { id: opportunity.id }, body }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('reassign.title')}
      description={t('reassign.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={request.isPending}>
            {t('reassign.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {draft.offer}
        <TextareaField
          label={t('reassign.reason')}
          required
          maxLength={1000}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      </form>
    </Dialog>
  );
}
