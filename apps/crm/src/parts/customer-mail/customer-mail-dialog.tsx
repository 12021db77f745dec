import type { Data, Endpoints } from '@szansa/api-client/client';
import { languages, type Language } from '@szansa/domain/account';
import type { CustomerNoticeInput, OpportunityStatus } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { Dialog } from '@szansa/ui/dialog';
import { ErrorState } from '@szansa/ui/error-state';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { LoadingFields } from '#kit/records/loading-fields.tsx';
import { messageOf } from '#kit/toasts/toasts.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';

import { MailForm } from './mail-form.tsx';

type Sent = Data<Endpoints['customerNotices']['send']>;
type Written = CustomerNoticeInput & { readonly language: Language };

interface CustomerMailDialogProps {
  title: string;
  description: string;
  opportunityId: string;
  /** The stage whose text is proposed. */
  status: OpportunityStatus;
  /** Key under which the draft is stored. */
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
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isSending}
            disabledReason={
              draft.data ? (mayBeSent ? undefined : t('noAddress')) : t('common:states.loadsFirst')
            }
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          label={t('language')}
          value={language}
          onValueChange={(chosen) => setLanguage(languages.find((one) => one === chosen) ?? 'pl')}
          items={languages.map((one) => ({ value: one, label: t(`common:languages.${one}`) }))}
        />
        {draft.data && mayBeSent && (
          <MailForm
            key={language}
            id={formId}
            place={`${place}/${language}`}
            draft={draft.data}
            send={(body) => send({ ...body, language })}
            onSendingChange={setSending}
            onSent={() => {
              changedOpportunity(opportunityId);
              onClose();
            }}
          />
        )}
        {draft.data && !mayBeSent && <Callout tone="warning">{t('noAddress')}</Callout>}
        {draft.isPending && (
          <div role="status" aria-label={t('common:states.loading')}>
            <LoadingFields count={3} hasText />
          </div>
        )}
        {draft.isError && <ErrorState title={messageOf(draft.error)} onRetry={() => void draft.refetch()} />}
      </div>
    </Dialog>
  );
}
