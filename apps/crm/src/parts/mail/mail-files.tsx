import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatBytes } from '@szansa/ui/file-drop';
import { FileViewer } from '@szansa/ui/file-viewer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#kit/files/save-file.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { NamedFile } from '#parts/files/file-row.tsx';
import { loadMailAttachment } from '#parts/files/stored-files.ts';

type Attachment = Data<Endpoints['files']['mail']>['attachments'][number];

interface MailFilesProps {
  /** The file that the mail is. */
  fileId: string;
  attachments: readonly Attachment[];
}

/** What a stored mail brings along: looked into or downloaded, where its type is given out. */
export function MailFiles({ fileId, attachments }: MailFilesProps) {
  const { t } = useTranslation('mail');
  const { language } = useFormats();
  const [viewed, setViewed] = useState<string>();
  const { mutate: download } = useMutation({
    meta: { isNoChange: true },
    mutationFn: async ({ position, name }: Pick<Attachment, 'position' | 'name'>) => ({
      blob: await loadMailAttachment(fileId, position),
      filename: name,
    }),
    onSuccess: (file) => saveFile(file, file.filename),
    onError: toastError,
  });
  if (attachments.length === 0) return null;
  const files = attachments.flatMap(({ position, name, mime, size }) =>
    mime === null
      ? []
      : [{ id: String(position), name, type: mime, size, load: () => loadMailAttachment(fileId, position) }],
  );
  return (
    <>
      <ul
        aria-label={t('attachments')}
        className="divide-y divide-border rounded-large border border-border bg-surface"
      >
        {attachments.map(({ position, name, mime, size }) => (
          <li key={position} className="flex items-center gap-3 px-3 py-2">
            <NamedFile
              id={`${fileId}/${position}`}
              name={name}
              mime={mime}
              facts={[formatBytes(size, language), mime === null ? t('closed') : null]}
              isClosed={mime === null}
              onPreview={() => setViewed(String(position))}
              onDownload={() => download({ position, name })}
            />
          </li>
        ))}
      </ul>
      <FileViewer
        files={files}
        openId={viewed}
        onOpenIdChange={setViewed}
        onDownload={({ id, name }) => download({ position: Number(id), name })}
      />
    </>
  );
}
