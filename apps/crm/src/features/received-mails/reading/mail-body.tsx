import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { MailText } from '#parts/mail/mail-text.tsx';

import type { Mail } from '../received-mails-address.ts';

/** The text of a mail; pictures of other servers are there once they are asked for, fetched by the server. */
export function MailBody({ mail }: { mail: Mail }) {
  const { t } = useTranslation('receivedMails');
  const [isAsked, setAsked] = useState(false);
  const pictures = useQuery({
    ...queries.receivedMails.pictures.query({ params: { id: mail.id } }),
    enabled: isAsked,
  });
  if (mail.html === null) return <MailText text={mail.content} html={null} />;
  const missing = pictures.data?.missing ?? 0;
  return (
    <div className="space-y-3">
      {mail.remotePictures > 0 && !pictures.data && (
        <Callout
          title={t('body.pictures', { count: mail.remotePictures })}
          actions={
            <Button size="small" progress={pictures.isLoading} onClick={() => setAsked(true)}>
              {t('body.showPictures')}
            </Button>
          }
        >
          {pictures.isError ? t('body.picturesFailed') : t('body.picturesHint')}
        </Callout>
      )}
      {missing > 0 && <Callout role="status">{t('body.picturesMissing', { count: missing })}</Callout>}
      <MailText text={mail.content} html={pictures.data?.html ?? mail.html} />
    </div>
  );
}
