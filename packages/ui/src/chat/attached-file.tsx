import { CircleAlert, X } from 'lucide-react';

import { classes } from '../classes/index.ts';
import { InnerButton } from '../field/index.ts';
import { useWords } from '../labels/index.ts';
import { chatWords } from './words.ts';

/** A file that waits to be sent; with an error it cannot be, and the message waits until it is removed. */
export interface AttachedFile {
  readonly file: File;
  readonly error?: string | undefined;
}

interface AttachedFileChipProps {
  attached: AttachedFile;
  onRemove: () => void;
}

/** A file of the message being written. */
export function AttachedFileChip({ attached: { file, error }, onRemove }: AttachedFileChipProps) {
  const words = useWords(chatWords);
  return (
    <li
      className={classes(
        'inline-flex max-w-full items-center rounded-medium border border-border bg-surface pl-2 text-small',
        error && 'border-destructive',
      )}
    >
      <span className="truncate">{file.name}</span>
      {error && (
        <span className="ml-2 inline-flex items-center gap-1 text-destructive">
          <CircleAlert size={14} aria-hidden />
          {error}
        </span>
      )}
      <InnerButton
        label={words.removeFile(file.name)}
        icon={<X size={14} aria-hidden />}
        className="mr-0"
        onClick={onRemove}
      />
    </li>
  );
}
