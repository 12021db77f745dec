import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';

import { classes } from '../classes/index.ts';
import { InnerButton } from '../field/index.ts';
import { fileKind, useBlobImage } from '../file-viewer/index.ts';
import { useWords } from '../labels/index.ts';
import { FileName } from './file-name.tsx';
import { chatWords } from './words.ts';

/** A file attached to a draft; one with an error blocks sending until it is removed. */
export interface AttachedFile {
  readonly file: File;
  readonly error?: string | undefined;
}

interface AttachedFileChipProps {
  attached: AttachedFile;
  onRemove: () => void;
}

/** A file of the message being written; a picture is seen small. */
export function AttachedFileChip({ attached: { file, error }, onRemove }: AttachedFileChipProps) {
  const words = useWords(chatWords);
  const [isBroken, setBroken] = useState(false);
  const isPicture = !isBroken && fileKind(file.name, file.type) === 'image';
  return (
    <li
      className={classes(
        'inline-flex max-w-full items-center overflow-hidden rounded-medium border border-border bg-surface text-small',
        error && 'border-destructive',
      )}
    >
      {isPicture ? <Picture file={file} onBroken={() => setBroken(true)} /> : <FileName file={file} />}
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

function Picture({ file, onBroken }: { file: File; onBroken: () => void }) {
  return (
    <img
      ref={useBlobImage(file)}
      alt={file.name}
      title={file.name}
      className="h-16 w-24 shrink-0 object-cover"
      onError={onBroken}
    />
  );
}
