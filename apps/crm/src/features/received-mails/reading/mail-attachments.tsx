import { formatBytes } from '@szansa/ui/file-drop';
import { Button } from '@szansa/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';
import { FileLine } from '#parts/files/file-row.tsx';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';
import { useDownload } from '#parts/files/use-download.ts';

import type { Mail } from '../received-mails-address.ts';

/** What a mail brings along, looked into or downloaded, and the whole mail as it came. */
export function MailAttachments({ mail }: { mail: Mail }) {
  const { t } = useTranslation('receivedMails');
  const { language } = useFormats();
  const [viewed, setViewed] = useState<string>();
  const download = useDownload();
  const { attachments, source, receivedAt } = mail;
  const files = attachments.flatMap(({ name, file }) => (file ? [{ ...file, name }] : []));
  return (
    <footer className="space-y-3">
      {attachments.length > 0 && (
        <ul
          aria-label={t('attachments.label')}
          className="divide-y divide-border rounded-large border border-border"
        >
          {attachments.map(({ id, name, size, file }) => (
            <li key={id} className="flex items-center gap-3 px-3 py-2">
              {file ? (
                <FileLine
                  filed={{ id, name, file, createdBy: null, createdAt: receivedAt }}
                  onPreview={() => setViewed(file.id)}
                />
              ) : (
                <p className="min-w-0 flex-1 wrap-anywhere">
                  {name}{' '}
                  <span className="text-small text-text-muted">
                    {[formatBytes(size, language), t('attachments.closed')].join(' · ')}
                  </span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {source && (
        <Button size="small" icon={<Download aria-hidden />} onClick={() => download(source)}>
          {t('attachments.source')}
        </Button>
      )}
      <StoredFileViewer files={files} openId={viewed} onOpenIdChange={setViewed} />
    </footer>
  );
}
