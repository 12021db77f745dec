import { formatBytes } from '../file-drop/index.ts';
import { NamedFile } from '../file-thumbnail/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import type { ViewedAttachment } from './mail.ts';
import { mailViewerWords } from './words.ts';

interface MailAttachmentsProps {
  attachments: readonly ViewedAttachment[];
  onPreview: ((attachment: ViewedAttachment) => void) | undefined;
  onDownload: ((attachment: ViewedAttachment) => void) | undefined;
}

/** What a mail brings along: looked into or downloaded, where it can be had. */
export function MailAttachments({ attachments, onPreview, onDownload }: MailAttachmentsProps) {
  const { locale } = useLabels();
  const words = useWords(mailViewerWords);
  return (
    <ul
      aria-label={words.attachments}
      className="divide-y divide-border rounded-large border border-border bg-surface"
    >
      {attachments.map((attachment) => {
        const { id, name, size, type, closedReason, loadThumbnail } = attachment;
        return (
          <li key={id} className="flex px-3 py-2">
            <NamedFile
              id={id}
              name={name}
              type={type}
              load={loadThumbnail}
              facts={[formatBytes(size, locale), closedReason]}
              onPreview={() => onPreview?.(attachment)}
              onDownload={closedReason || !onDownload ? undefined : () => onDownload(attachment)}
            />
          </li>
        );
      })}
    </ul>
  );
}
