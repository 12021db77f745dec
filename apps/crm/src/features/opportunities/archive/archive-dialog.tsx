import { ApiError } from '@szansa/api-client/client';
import { errorMessage } from '@szansa/domain/language';
import { archiveInput } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { Dialog } from '@szansa/ui/dialog';
import { TextLink } from '@szansa/ui/link';
import { SelectField } from '@szansa/ui/select-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.tsx';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf } from '#kit/toasts/toasts.ts';
import { changedOpportunity, cacheOpportunity, type Opportunity } from '#parts/opportunity/records.ts';
import { showArchived } from '#parts/opportunity/undoable.ts';

export interface ArchiveDialogProps {
  opportunity: Pick<Opportunity, 'id' | 'number' | 'version'> & { customer: { name: string } };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Archives an opportunity with a reason; where its lead source is missing it shows so and leads to that field. */
export function ArchiveDialog({ open, ...props }: ArchiveDialogProps) {
  return open ? <OpenArchiveDialog {...props} /> : null;
}

interface Values {
  archiveReasonId: string | null;
  note: string;
}

function OpenArchiveDialog({ opportunity, onOpenChange }: Omit<ArchiveDialogProps, 'open'>) {
  const { t } = useTranslation(['opportunities', 'common']);
  const formId = useId();
  const reasons = useQuery(queries.archiveReasons.list.query());
  const form = useSchemaForm<Values, z.output<typeof archiveInput>>({
    schema: archiveInput,
    defaultValues: { archiveReasonId: null, note: '' },
  });
  const draft = useFormDraft(form, { place: `opportunity/${opportunity.id}/archive` });
  const { errors } = form.formState;
  const reasonId = useWatch({ control: form.control, name: 'archiveReasonId' });
  const requiresNote = reasons.data?.find((reason) => reason.id === reasonId)?.requiresNote ?? false;

  const archive = useMutation({
    ...queries.opportunities.archive.mutation(),
    onSuccess: (archived) => {
      cacheOpportunity(archived);
      draft.clear();
      showArchived(t('archive.done'), archived);
      onOpenChange(false);
    },
    onError: (error) => {
      if (!isLeadSourceMissing(error) && !showRefusedFields(form, error)) {
        toastRefusal(error, () => changedOpportunity(opportunity.id));
      }
    },
  });

  const submit = form.handleSubmit((body) => {
    if (requiresNote && !body.note) {
      const message = errorMessage('note_required', currentLanguage());
      form.setError('note', { type: 'note_required', message }, { shouldFocus: true });
      return;
    }
    archive.mutate({ params: { id: opportunity.id }, body: { ...body, version: opportunity.version } });
  });

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="small"
      title={t('archive.title')}
      description={t('archive.description', {
        number: `#${opportunity.number}`,
        customer: opportunity.customer.name,
      })}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={archive.isPending}>
            {t('common:actions.archive')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {draft.offer}
        {isLeadSourceMissing(archive.error) && (
          <Callout
            role="alert"
            tone="destructive"
            title={messageOf(archive.error)}
            actions={
              <TextLink asChild>
                <Link
                  to="/sales-opportunity/$id"
                  params={{ id: opportunity.id }}
                  search={{ field: 'leadSource' }}
                  onClick={() => onOpenChange(false)}
                >
                  {t('archive.fillLeadSource')}
                </Link>
              </TextLink>
            }
          />
        )}
        <Controller
          control={form.control}
          name="archiveReasonId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('archive.reason')}
              required
              items={(reasons.data ?? []).map((reason) => ({ value: reason.id, label: reason.name }))}
              error={errors.archiveReasonId?.message}
            />
          )}
        />
        <TextareaField
          label={t('archive.note')}
          required={requiresNote}
          hint={requiresNote ? t('archive.noteRequired') : undefined}
          maxLength={2000}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </form>
    </Dialog>
  );
}

function isLeadSourceMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'lead_source_required';
}
