import { CircleAlert, FileText, RotateCw, X } from 'lucide-react';

import { InnerButton } from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { formatBytes } from './format-bytes.ts';
import { fileDropWords } from './words.ts';

export interface AddedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Shown small when it is an image. */
  file?: File | undefined;
  /** 0 to 1 while it is being sent. */
  progress?: number | undefined;
  error?: string | undefined;
}

interface FileListProps {
  files: readonly AddedFile[];
  onRemove: (id: string) => void;
  onRetry: ((id: string) => void) | undefined;
  onCancel: ((id: string) => void) | undefined;
  disabled: boolean;
}

export function AddedFiles({ files, onRemove, onRetry, onCancel, disabled }: FileListProps) {
  const { locale } = useLabels();
  const words = useWords(fileDropWords);
  return (
    <ul aria-label={words.addedFiles} className="flex flex-col gap-1">
      {files.map((added) => (
        <li
          key={added.id}
          className="flex items-center gap-2 rounded-medium border border-border bg-surface p-1.5"
        >
          <Preview file={added.file} />
          <div className="min-w-0 flex-1">
            <p className="truncate">{added.name}</p>
            {added.error ? (
              <p className="flex items-center gap-1 text-small text-destructive">
                <CircleAlert size={14} aria-hidden />
                {added.error}
              </p>
            ) : (
              <p className="text-small text-text-muted tabular-nums">{formatBytes(added.size, locale)}</p>
            )}
            {isSending(added) ? (
              <div
                role="progressbar"
                aria-label={words.uploadOf(added.name)}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round((added.progress ?? 0) * 100)}
                className="mt-1 h-1 overflow-hidden rounded-full bg-surface-hover"
              >
                <div
                  className="h-full bg-accent transition-[width] motion-reduce:transition-none"
                  style={{ width: `${(added.progress ?? 0) * 100}%` }}
                />
              </div>
            ) : null}
          </div>
          {added.error && onRetry ? (
            <InnerButton
              label={words.retry(added.name)}
              icon={<RotateCw size={16} aria-hidden />}
              disabled={disabled}
              onClick={() => {
                onRetry(added.id);
              }}
            />
          ) : null}
          <InnerButton
            label={isSending(added) && onCancel ? words.cancel(added.name) : words.removeFile(added.name)}
            icon={<X size={16} aria-hidden />}
            disabled={disabled}
            onClick={() => {
              if (isSending(added) && onCancel) onCancel(added.id);
              else onRemove(added.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function isSending({ progress, error }: AddedFile): boolean {
  return progress !== undefined && progress < 1 && !error;
}

function Preview({ file }: { file: File | undefined }) {
  const frame =
    'flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-small bg-surface-muted';
  if (!file?.type.startsWith('image/')) {
    return (
      <span className={frame}>
        <FileText size={16} aria-hidden className="text-text-muted" />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        alt=""
        className="size-full object-cover"
        ref={(image) => {
          if (!image) return undefined;
          const url = URL.createObjectURL(file);
          image.src = url;
          return () => {
            URL.revokeObjectURL(url);
          };
        }}
      />
    </span>
  );
}
