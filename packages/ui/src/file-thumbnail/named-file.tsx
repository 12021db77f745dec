import { Download } from 'lucide-react';
import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { fileKind } from '../file-viewer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { FileThumbnail, type FileThumbnailProps } from './file-thumbnail.tsx';

const fileThumbnailWords = defineWords('file-thumbnail', {
  pl: {
    preview: (name: string) => `Podgląd: ${name}`,
    download: (name: string) => `Pobierz: ${name}`,
  },
  en: {
    preview: (name) => `Preview: ${name}`,
    download: (name) => `Download: ${name}`,
  },
});

export interface NamedFileProps extends Pick<FileThumbnailProps, 'id' | 'name' | 'type' | 'load'> {
  /** In grey under the name, one beside another; what is empty is left out. */
  facts: readonly (string | null | undefined)[];
  onPreview: () => void;
  /** Omit it for a file that is not available: then only its name is shown. */
  onDownload: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A file with its picture and description: a press on its name previews it, or downloads what cannot be shown. */
export function NamedFile({
  id,
  name,
  type,
  load,
  facts,
  onPreview,
  onDownload,
  className,
  ref,
}: NamedFileProps) {
  const words = useWords(fileThumbnailWords);
  const canPreview = fileKind(name, type) !== 'other';
  return (
    <div
      ref={ref}
      data-slot="named-file"
      className={classes('flex min-w-0 flex-1 items-center gap-3', className)}
    >
      <FileThumbnail id={id} name={name} type={type} load={load} />
      <div className="min-w-0 flex-1">
        {onDownload ? (
          <button
            type="button"
            aria-label={canPreview ? words.preview(name) : words.download(name)}
            className="block max-w-full truncate rounded-small text-start font-medium underline-offset-2 hover:underline"
            onClick={canPreview ? onPreview : onDownload}
          >
            {name}
          </button>
        ) : (
          <p className="truncate font-medium">{name}</p>
        )}
        <p className="text-small text-text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {onDownload ? (
        <IconButton label={words.download(name)} icon={<Download aria-hidden />} onClick={onDownload} />
      ) : null}
    </div>
  );
}
