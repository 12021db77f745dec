import { FileText } from 'lucide-react';

import { formatBytes } from '../file-drop/index.ts';
import { useBlobImage, useFileData } from '../file-viewer/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { ChatMessage, MessageFile } from './message.ts';
import { chatWords } from './words.ts';

interface MessageFilesProps {
  message: ChatMessage;
  onOpenFile: ((file: MessageFile, message: ChatMessage) => void) | undefined;
}

const previewClasses = 'h-32 w-44 object-cover';

/** What came with a message; pictures are seen at once, in a fixed size so that nothing jumps. */
export function MessageFiles({ message, onOpenFile }: MessageFilesProps) {
  const words = useWords(chatWords);
  return (
    <ul aria-label={words.attachments} className="flex max-w-full flex-wrap gap-1">
      {(message.files ?? []).map((file) => (
        <li key={file.id} className="min-w-0">
          <button
            type="button"
            className="inline-flex max-w-full items-center gap-2 overflow-hidden rounded-medium border border-border bg-surface hover:bg-surface-hover"
            onClick={() => onOpenFile?.(file, message)}
          >
            {file.previewUrl !== undefined ? (
              <img src={file.previewUrl} alt={file.name} className={previewClasses} />
            ) : file.loadPreview ? (
              <LoadedPreview file={file} load={file.loadPreview} />
            ) : (
              <FileName file={file} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function FileName({ file }: { file: MessageFile }) {
  const { locale } = useLabels();
  return (
    <span className="inline-flex min-w-0 items-center gap-2 px-2.5 py-1.5">
      <FileText size={16} aria-hidden className="shrink-0 text-text-muted" />
      <span className="truncate">{file.name}</span>
      {file.size === undefined ? null : (
        <span className="shrink-0 text-small text-text-muted">{formatBytes(file.size, locale)}</span>
      )}
    </span>
  );
}

function LoadedPreview({ file, load }: { file: MessageFile; load: () => Promise<Blob> }) {
  const data = useFileData(file.id, load);
  if (data.status === 'failed') return <FileName file={file} />;
  if (data.status === 'ready') return <Preview blob={data.blob} name={file.name} />;
  return (
    <>
      <span className="sr-only">{file.name}</span>
      <Skeleton className={previewClasses} />
    </>
  );
}

function Preview({ blob, name }: { blob: Blob; name: string }) {
  return <img ref={useBlobImage(blob)} alt={name} className={previewClasses} />;
}
