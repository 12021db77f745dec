import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { draftKey } from '#kit/drafts/draft-owners.ts';
import { removeDraft } from '#kit/drafts/stored-drafts.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useUser } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { Mail } from '../received-mails-address.ts';
import { AcceptanceForm, type AcceptBody } from './acceptance-form.tsx';

interface AcceptMailProps {
  mail: Mail;
  onAccepted: (mail: Mail) => void;
  onClose: () => void;
}

/** What accepting would do, to be looked over, and one press that does it. */
export function AcceptMail({ mail, onAccepted, onClose }: AcceptMailProps) {
  const { t } = useTranslation(['receivedMails', 'common']);
  const formId = useId();
  const user = useUser();
  const params = { id: mail.id };
  const place = `received_mail/${mail.id}/customer`;
  const acceptance = useQuery({
    ...queries.receivedMails.acceptance.query({ params }),
    enabled: mail.customerFile === null,
  });
  const accept = useMutation({
    ...queries.receivedMails.accept.mutation(),
    onSuccess: (accepted) => {
      removeDraft(draftKey(user.id, place));
      onAccepted(accepted);
    },
    // an error about the customer is shown beside its fields
    onError: (error) => {
      if (error.fields.length === 0 && !error.is('duplicate_customer')) toastError(error);
    },
  });
  const send = (body: AcceptBody) => accept.mutate({ params, body });
  const isReady = mail.customerFile !== null || acceptance.data !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('accept.title')}
      description={mail.subject || t('noSubject')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={isReady ? undefined : t('common:states.loadsFirst')}
            loading={accept.isPending}
            {...(mail.customerFile === null
              ? { type: 'submit' as const, form: formId }
              : { onClick: () => send({}) })}
          >
            {t('accept.submit')}
          </Button>
        </>
      }
    >
      {mail.customerFile && (
        <p>
          {t('accept.answer', {
            number: mail.customerFile.number,
            customer: mail.customerFile.customerName,
          })}
        </p>
      )}
      {acceptance.isLoading && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={3} />
        </div>
      )}
      {acceptance.isError && (
        <FailedScreen error={acceptance.error} onRetry={() => void acceptance.refetch()} />
      )}
      {acceptance.data && mail.customerFile === null && (
        <AcceptanceForm
          id={formId}
          place={place}
          acceptance={acceptance.data}
          error={accept.error}
          onSubmit={send}
        />
      )}
    </Dialog>
  );
}
