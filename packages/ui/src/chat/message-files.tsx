import { classes } from '../classes/index.ts';
import { useBlobImage, useFileData } from '../file-viewer/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Progress } from '../progress/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { FileName } from './file-name.tsx';
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
    <ul
      aria-label={words.attachments}
      className={classes('flex max-w-full flex-wrap gap-1', message.own && 'justify-end')}
    >
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
          {file.progress === undefined ? null : <FileProgress name={file.name} share={file.progress} />}
        </li>
      ))}
    </ul>
  );
}

/** The progress of a file's upload; the bar announces it to screen readers. */
function FileProgress({ name, share }: { name: string; share: number }) {
  const { locale } = useLabels();
  const words = useWords(chatWords);
  return (
    <div className="mt-1 flex items-center gap-1.5">
      <Progress value={share} max={1} label={words.uploadOf(name)} />
      <span aria-hidden className="shrink-0 text-tiny text-text-muted tabular-nums">
        {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
      </span>
    </div>
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
