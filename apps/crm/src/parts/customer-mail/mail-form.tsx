import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatEmail } from '@szansa/domain/identity';
import { customerNoticeInput, type CustomerNoticeInput } from '@szansa/domain/opportunity';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.tsx';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

type Sent = Data<Endpoints['customerNotices']['send']>;

interface MailFormProps {
  id: string;
  /** Key under which the draft is stored. */
  place: string;
  /** What is proposed; without addresses the recipient is typed. */
  draft: {
    readonly to?: readonly string[];
    readonly subject: string;
    readonly text: string;
    readonly signature?: string;
  };
  send: (body: CustomerNoticeInput) => Promise<Sent>;
  onSendingChange: (isSending: boolean) => void;
  onSent: () => void;
}

interface Values {
  to: string;
  subject: string;
  text: string;
}

/** A mail to be read through, changed and sent; the buttons are the dialog's. */
export function MailForm({ id, place, draft, send, onSendingChange, onSent }: MailFormProps) {
  const { t } = useTranslation('customerMail');
  const { to, subject, text, signature } = draft;
  const form = useSchemaForm<Values, CustomerNoticeInput>({
    schema: customerNoticeInput,
    defaultValues: { to: to?.[0] ?? '', subject, text },
  });
  const storedDraft = useFormDraft(form, { place });
  const { errors } = form.formState;
  const sending = useMutation({
    mutationFn: send,
    onMutate: () => onSendingChange(true),
    onSuccess: ({ state }) => {
      storedDraft.clear();
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
      {storedDraft.offer}
      {to ? (
        <Controller
          control={form.control}
          name="to"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('to')}
              onValueChange={(chosen) => field.onValueChange(chosen ?? '')}
              items={to.map((address) => ({ value: address, label: formatEmail(address) }))}
              error={errors.to?.message}
            />
          )}
        />
      ) : (
        <TextField
          label={t('to')}
          type="email"
          required
          autoComplete="off"
          error={errors.to?.message}
          {...form.register('to')}
        />
      )}
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
      {signature !== undefined && (
        <div className="text-small text-text-muted">
          <p>{t('signature')}</p>
          <p className="mt-1 whitespace-pre-line">{signature}</p>
        </div>
      )}
    </form>
  );
}
