import type { NoteNode } from '@szansa/domain/company-notice';
import { RichText } from '@szansa/ui/rich-text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FileLine } from '#parts/files/file-row.tsx';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';

interface NoticeBodyProps {
  note: NoteNode | null;
  files: readonly {
    readonly id: string;
    readonly name: string;
    readonly mime: string;
    readonly size: number;
    readonly hasThumbnail: boolean;
  }[];
  /** When it was sent. */
  at: string;
}

/** Text and files of an announcement. */
export function NoticeBody({ note, files, at }: NoticeBodyProps) {
  const { t } = useTranslation('notice');
  const [viewed, setViewed] = useState<string>();
  return (
    <div className="space-y-4">
      {note && (
        <section
          aria-label={t('text')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is read by keyboard, and typing goes nowhere while it has the focus
          tabIndex={0}
          className="rounded-small wrap-anywhere outline-none focus-visible:shadow-focus"
        >
          <RichText value={note} />
        </section>
      )}
      {files.length > 0 && (
        <ul
          aria-label={t('files')}
          className="divide-y divide-border rounded-large border border-border bg-surface"
        >
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-3 px-3 py-2">
              <FileLine
                filed={{ id: file.id, name: file.name, file, createdBy: null, createdAt: at }}
                onPreview={() => setViewed(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <StoredFileViewer files={files} openId={viewed} onOpenIdChange={setViewed} />
    </div>
  );
}
