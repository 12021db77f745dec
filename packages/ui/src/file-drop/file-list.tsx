import { CircleAlert, FileText, X } from 'lucide-react';

import { InnerButton } from '../field/index.ts';
import { useLabels } from '../labels/index.ts';
import { formatBytes } from './format-bytes.ts';

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
  disabled: boolean;
}

export function AddedFiles({ files, onRemove, disabled }: FileListProps) {
  const { form, locale } = useLabels();
  return (
    <ul aria-label={form.addedFiles} className="flex flex-col gap-1">
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
            {added.progress !== undefined && added.progress < 1 ? (
              <div
                role="progressbar"
                aria-label={form.uploadOf(added.name)}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round(added.progress * 100)}
                className="mt-1 h-1 overflow-hidden rounded-full bg-surface-hover"
              >
                <div
                  className="h-full bg-accent transition-[width]"
                  style={{ width: `${added.progress * 100}%` }}
                />
              </div>
            ) : null}
          </div>
          <InnerButton
            label={form.removeFile(added.name)}
            icon={<X size={16} aria-hidden />}
            disabled={disabled}
            onClick={() => {
              onRemove(added.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
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
