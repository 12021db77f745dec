import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatEmail } from '@szansa/domain/identity';
import { Callout } from '@szansa/ui/callout';
import { FileViewer } from '@szansa/ui/file-viewer';
import { MailViewer } from '@szansa/ui/mail-viewer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { toastError } from '#kit/toasts/toasts.ts';
import { loadMailAttachment } from '#parts/files/stored-files.ts';

import { MailInvitation } from './mail-invitation.tsx';

type Mail = Data<Endpoints['files']['mail']>;

/** A mail among stored files: its sender and recipients, its text, and its attachments. */
export function StoredMail({ fileId: id }: { fileId: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...queries.files.mail.query({ params: { id } }),
    staleTime: Infinity,
  });
  if (isPending) return <MailViewer mail={undefined} />;
  if (data) return <Shown mail={data} fileId={id} />;
  if (error?.is('mail_unreadable')) {
    return (
      <Callout role="alert" tone="warning">
        {error.message}
      </Callout>
    );
  }
  return <FailedScreen error={error} onRetry={() => void refetch()} />;
}

const readable = ({ name, address }: Mail['to'][number]) => ({
  name,
  address: address && formatEmail(address),
});

interface Attachment {
  /** Its place in the mail. */
  readonly id: string;
  readonly name: string;
}

function Shown({ mail, fileId }: { mail: Mail; fileId: string }) {
  const { t } = useTranslation('mail');
  const [viewed, setViewed] = useState<string>();
  const load = (id: string) => loadMailAttachment(fileId, Number(id));
  const { mutate: download } = useMutation({
    meta: { isNoChange: true },
    mutationFn: async ({ id, name }: Attachment) => ({ blob: await load(id), filename: name }),
    onSuccess: (file) => saveFile(file, file.filename),
    onError: toastError,
  });
  const attachments = mail.attachments.map(({ position, name, mime, size }) => ({
    id: String(position),
    name,
    size,
    type: mime ?? '',
    closedReason: mime === null ? t('closed') : undefined,
  }));
  return (
    <>
      <MailViewer
        mail={{
          ...mail,
          from: mail.from && readable(mail.from),
          to: mail.to.map(readable),
          copies: mail.copies.map(readable),
          moreRecipients: mail.recipientsLeftOut,
          sentAt: mail.sentDate,
          incomplete: !mail.isWhole || mail.attachmentsLeftOut > 0,
        }}
        headingLevel={3}
        // a long mail scrolls, also by the keyboard
        tabIndex={0}
        className="h-full overflow-auto"
        wholeHint={t('whole')}
        pictures={{ count: mail.remotePictures }}
        attachments={attachments}
        onPreview={({ id }) => setViewed(id)}
        onDownload={download}
      >
        {mail.invitation && <MailInvitation invitation={mail.invitation} customerFileId={null} />}
      </MailViewer>
      <FileViewer
        files={attachments
          .filter(({ closedReason }) => closedReason === undefined)
          .map((attachment) => ({ ...attachment, load: () => load(attachment.id) }))}
        openId={viewed}
        onOpenIdChange={setViewed}
        onDownload={download}
      />
    </>
  );
}
