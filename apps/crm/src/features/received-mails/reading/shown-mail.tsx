import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { MailViewer, type RemotePictures } from '@szansa/ui/mail-viewer';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';
import { loadThumbnail } from '#parts/files/stored-files.ts';
import { useDownload } from '#parts/files/use-download.ts';
import { MailInvitation } from '#parts/mail/mail-invitation.tsx';

import { MailStatus } from '../mail-parts.tsx';
import type { Mail } from '../received-mails-address.ts';
import { MailFacts } from './mail-facts.tsx';

/** Returns the HTML of a mail; with pictures of other servers once requested, fetched by the server. */
function usePictures({ id, html, remotePictures }: Mail): { html: string | null; pictures: RemotePictures } {
  const { t } = useTranslation('receivedMails');
  const [isRequested, setRequested] = useState(false);
  const { data, isFetching, isError, refetch } = useQuery({
    ...queries.receivedMails.pictures.query({ params: { id } }),
    enabled: isRequested,
  });
  const status = isFetching ? 'loading' : isError ? 'failed' : 'blocked';
  return {
    html: data?.html ?? html,
    pictures: {
      count: html === null ? 0 : remotePictures,
      hint: t('picturesHint'),
      status: data ? 'shown' : status,
      missing: data?.missing,
      onShow: () => (isRequested ? void refetch() : setRequested(true)),
    },
  };
}

/** A mail with what has become of it, its files, and the whole of it as it came. */
export function ShownMail({ mail }: { mail: Mail }) {
  const { t } = useTranslation('receivedMails');
  const [viewed, setViewed] = useState<string>();
  const download = useDownload();
  const { html, pictures } = usePictures(mail);
  const { source } = mail;
  const files = mail.attachments.flatMap(({ name, file }) => (file ? [{ ...file, name }] : []));
  return (
    <>
      <MailViewer
        mail={{
          subject: mail.subject,
          from: { name: mail.fromName, address: mail.fromAddress && formatEmail(mail.fromAddress) },
          sentAt: mail.sentDate,
          text: mail.content,
          html,
          incomplete: !mail.isWhole || mail.attachmentsLeftOut > 0,
        }}
        status={<MailStatus status={mail.status} />}
        wholeHint={t('whole')}
        pictures={pictures}
        attachments={mail.attachments.map(({ id, name, size, file }) => ({
          id: file?.id ?? id,
          name,
          size,
          type: file?.mime ?? '',
          closedReason: file ? undefined : t('attachments.closed'),
          loadThumbnail: file?.hasThumbnail ? () => loadThumbnail(file.id) : undefined,
        }))}
        onPreview={({ id }) => setViewed(id)}
        onDownload={download}
        actions={
          source && (
            <Button size="small" icon={<Download aria-hidden />} onClick={() => download(source)}>
              {t('attachments.source')}
            </Button>
          )
        }
      >
        <MailFacts mail={mail} />
        {mail.invitation && (
          <MailInvitation invitation={mail.invitation} customerFileId={mail.customerFile?.id ?? null} />
        )}
      </MailViewer>
      <StoredFileViewer files={files} openId={viewed} onOpenIdChange={setViewed} />
    </>
  );
}
