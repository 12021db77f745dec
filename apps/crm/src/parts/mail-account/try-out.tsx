import type { Data, Endpoints } from '@szansa/api-client/client';
import { mailAccountTrial } from '@szansa/domain/mail-account';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useMutation } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

import { FailureText } from './failure-text.tsx';

type Trial = Data<Endpoints['mailAccounts']['tryOut']>;

/** Signs in with the values of the form and shows errors, or what was found. Nothing is saved. */
export function TryOut({ id }: { id?: string }) {
  const { t } = useTranslation('mailAccounts');
  const form = useFormContext();
  const [isIncomplete, setIncomplete] = useState(false);
  const trial = useMutation(queries.mailAccounts.tryOut.mutation());

  function tryOut(): void {
    const parsed = mailAccountTrial.strip().safeParse({ ...form.getValues(), id });
    setIncomplete(!parsed.success);
    if (parsed.success) trial.mutate({ body: parsed.data });
    else trial.reset();
  }

  return (
    <div className="space-y-3">
      <Button icon={<PlugZap aria-hidden />} loading={trial.isPending} onClick={tryOut}>
        {t('tryOut.action')}
      </Button>
      {isIncomplete && <Callout role="alert" tone="warning" title={t('tryOut.incomplete')} />}
      {trial.isError && <Callout role="alert" tone="destructive" title={messageOf(trial.error)} />}
      {trial.data && <Outcome trial={trial.data} />}
    </div>
  );
}

function Outcome({ trial: { failure, folders, mailCount } }: { trial: Trial }) {
  const { t } = useTranslation('mailAccounts');
  const listed = folders.length > 0 && <p>{t('tryOut.folders', { folders: folders.join(', ') })}</p>;
  if (failure) {
    return (
      <Callout role="alert" tone="destructive" title={t('tryOut.failed')}>
        <FailureText failure={failure} />
        {listed}
      </Callout>
    );
  }
  return (
    <Callout role="status" tone="success" title={t('tryOut.works')}>
      {mailCount !== null && <p>{t('tryOut.mails', { count: mailCount })}</p>}
      {listed}
    </Callout>
  );
}
