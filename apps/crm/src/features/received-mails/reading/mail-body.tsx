import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { LinkedText } from '#parts/customer-mail/linked-text.tsx';

import type { Mail } from '../received-mails-address.ts';

/** The page inside the frame: it loads nothing and runs nothing, whatever the mail says. Mails are written for white paper. */
const framed = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta name="referrer" content="no-referrer"><style>:root{color-scheme:light}body{margin:12px;background:Canvas;color:CanvasText;font:14px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}img:not([src]){border:1px dashed GrayText;padding:2px 4px;font-size:12px}</style>${html}`;

/**
 * The text of a mail. HTML stands in a frame of its own, without scripts and without a place in the product; pictures of
 * other servers are there once they are asked for, fetched by the server.
 */
export function MailBody({ mail }: { mail: Mail }) {
  const { t } = useTranslation('receivedMails');
  const [isAsked, setAsked] = useState(false);
  const pictures = useQuery({
    ...queries.receivedMails.pictures.query({ params: { id: mail.id } }),
    enabled: isAsked,
  });
  if (mail.html === null) {
    return mail.content === '' ? (
      <p className="text-text-muted">{t('body.empty')}</p>
    ) : (
      <LinkedText text={mail.content} opensBeside />
    );
  }
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
      <iframe
        title={t('body.frame')}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={framed(pictures.data?.html ?? mail.html)}
        className="h-[60dvh] w-full rounded-medium border border-border bg-surface"
      />
    </div>
  );
}
