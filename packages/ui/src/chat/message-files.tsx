import { FileText } from 'lucide-react';

import { formatBytes } from '../file-drop/index.ts';
import { useLabels } from '../labels/index.ts';
import type { ChatMessage, MessageFile } from './message.ts';

interface MessageFilesProps {
  message: ChatMessage;
  onOpenFile: ((file: MessageFile, message: ChatMessage) => void) | undefined;
}

/** What came with a message; pictures are seen at once, in a fixed size so that nothing jumps. */
export function MessageFiles({ message, onOpenFile }: MessageFilesProps) {
  const { data, locale } = useLabels();
  return (
    <ul aria-label={data.attachments} className="flex max-w-full flex-wrap gap-1">
      {(message.files ?? []).map((file) => (
        <li key={file.id} className="min-w-0">
          <button
            type="button"
            className="inline-flex max-w-full items-center gap-2 overflow-hidden rounded-medium border border-border bg-surface hover:bg-surface-hover"
            onClick={() => onOpenFile?.(file, message)}
          >
            {file.previewUrl === undefined ? (
              <span className="inline-flex min-w-0 items-center gap-2 px-2.5 py-1.5">
                <FileText size={16} aria-hidden className="shrink-0 text-text-muted" />
                <span className="truncate">{file.name}</span>
                {file.size === undefined ? null : (
                  <span className="shrink-0 text-small text-text-muted">
                    {formatBytes(file.size, locale)}
                  </span>
                )}
              </span>
            ) : (
              <img src={file.previewUrl} alt={file.name} className="h-32 w-44 object-cover" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
