import { FileText } from 'lucide-react';

import { formatBytes } from '../file-drop/index.ts';
import { FileThumbnail } from '../file-thumbnail/index.ts';
import { fileKind } from '../file-viewer/index.ts';
import { useLabels } from '../labels/index.ts';
import type { MessageFile } from './message.ts';

/** What a file that is no picture is called, and how large it is. */
export function FileName({
  file: { id = '', name, size, loadThumbnail },
}: {
  file: Pick<MessageFile, 'name' | 'size' | 'loadThumbnail'> & { readonly id?: string };
}) {
  const { locale } = useLabels();
  return (
    <span className="inline-flex min-w-0 items-center gap-2 px-2.5 py-1.5">
      {fileKind(name, '') === 'pdf' ? (
        // the same box with and without a picture, which may be loaded after it
        <FileThumbnail id={id} name={name} type="" load={loadThumbnail} size="small" />
      ) : (
        <FileText size={16} aria-hidden className="shrink-0 text-text-muted" />
      )}
      <span className="truncate">{name}</span>
      {size === undefined ? null : (
        <span className="shrink-0 text-small text-text-muted">{formatBytes(size, locale)}</span>
      )}
    </span>
  );
}
