import type { Data, Endpoints } from '@szansa/api-client/client';
import { languages, type Language } from '@szansa/domain/account';
import { customerNoticeInput, type OpportunityStatus } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { Dialog } from '@szansa/ui/dialog';
import { ErrorState } from '@szansa/ui/error-state';
import { SelectField } from '@szansa/ui/select-field';
import { Skeleton } from '@szansa/ui/skeleton';
import { TextField } from '@szansa/ui/text-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { queries } from '#kit/api/api.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.tsx';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { messageOf, toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';

type Draft = Data<Endpoints['customerNotices']['draft']>;

type Sent = Data<Endpoints['customerNotices']['send']>;
type Written = z.output<typeof customerNoticeInput> & { readonly language: Language };

interface CustomerMailDialogProps {
  title: string;
  description: string;
  opportunityId: string;
  /** The stage whose text is proposed. */
  status: OpportunityStatus;
  /** Under which what is typed is kept. */
  place: string;
  send: (mail: Written) => Promise<Sent>;
  onClose: () => void;
}

/** A mail to the customer of an opportunity: the text proposed for a stage, to be read through and changed. */
export function CustomerMailDialog(props: CustomerMailDialogProps) {
  const { title, description, opportunityId, status, place, send, onClose } = props;
  const { t } = useTranslation(['customerMail', 'common']);
  const formId = useId();
  const [language, setLanguage] = useState<Language>('pl');
  const [isSending, setSending] = useState(false);
  const draft = useQuery(
    queries.customerNotices.draft.query({ params: { id: opportunityId }, query: { status, language } }),
  );
  const mayBeSent = (draft.data?.to?.length ?? 0) > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('skip')}</Button>
          <Button type="submit" form={formId} variant="primary" progress={isSending} disabled={!mayBeSent}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          label={t('language')}
          value={language}
          onChange={(chosen) => setLanguage(languages.find((one) => one === chosen) ?? 'pl')}
          items={languages.map((one) => ({ value: one, label: t(`common:languages.${one}`) }))}
        />
        {draft.data && mayBeSent && (
          <MailForm
            key={language}
            id={formId}
            place={`${place}/${language}`}
            opportunityId={opportunityId}
            draft={draft.data}
            send={(body) => send({ ...body, language })}
            onSendingChange={setSending}
            onSent={onClose}
          />
        )}
        {draft.data && !mayBeSent && <Callout tone="warning">{t('noAddress')}</Callout>}
        {draft.isPending && (
          <div role="status" aria-label={t('common:states.loading')} className="space-y-4">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-60 w-full" />
          </div>
        )}
        {draft.isError && <ErrorState title={messageOf(draft.error)} onRetry={() => void draft.refetch()} />}
      </div>
    </Dialog>
  );
}

interface MailFormProps {
  id: string;
  /** Under which what is typed is kept. */
  place: string;
  opportunityId: string;
  draft: Draft;
  send: (body: z.output<typeof customerNoticeInput>) => Promise<Sent>;
  onSendingChange: (isSending: boolean) => void;
  onSent: () => void;
}

interface Values {
  to: string;
  subject: string;
  text: string;
}

function MailForm({ id, place, opportunityId, draft, send, onSendingChange, onSent }: MailFormProps) {
  const { t } = useTranslation('customerMail');
  const { to = [], subject, text, signature } = draft;
  const form = useSchemaForm<Values, z.output<typeof customerNoticeInput>>({
    schema: customerNoticeInput,
    defaultValues: { to: to[0] ?? '', subject, text },
  });
  const kept = useFormDraft(form, { place });
  const { errors } = form.formState;
  const sending = useMutation({
    mutationFn: send,
    onMutate: () => onSendingChange(true),
    onSuccess: ({ state }) => {
      kept.forget();
      changedOpportunity(opportunityId);
      toastSuccess(t('sent'), state === 'kept' ? t('kept') : undefined);
      onSent();
    },
    onError: (error) => {
      if (!showRefusedFields(form, error)) toastError(error);
    },
    onSettled: () => onSendingChange(false),
  });
  const submit = form.handleSubmit((body) => sending.mutate(body));
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {kept.offer}
      <Controller
        control={form.control}
        name="to"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('to')}
            onChange={(chosen) => field.onChange(chosen ?? '')}
            items={to.map((address) => ({ value: address, label: address }))}
            error={errors.to?.message}
          />
        )}
      />
      <TextField
        label={t('subject')}
        required
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextareaField
        label={t('text')}
        required
        rows={10}
        maxLength={5000}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <div className="text-small text-text-muted">
        <p>{t('signature')}</p>
        <p className="mt-1 whitespace-pre-line">{signature}</p>
      </div>
    </form>
  );
}
