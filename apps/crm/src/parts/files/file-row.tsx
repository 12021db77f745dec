import { DropdownMenu } from '@szansa/ui/dropdown-menu';
import { formatBytes } from '@szansa/ui/file-drop';
import { FileThumbnail } from '@szansa/ui/file-thumbnail';
import { fileKind } from '@szansa/ui/file-viewer';
import { IconButton } from '@szansa/ui/icon-button';
import { Download, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useFormats } from '#kit/texts/use-formats.ts';

import { loadThumbnail } from './stored-files.ts';
import { useDownload } from './use-download.ts';

/** A stored file under the name its record gives it, and who added it when. */
export interface FiledRecord {
  readonly id: string;
  readonly name: string;
  readonly file: {
    readonly id: string;
    readonly name: string;
    readonly mime: string;
    /** Bytes. */
    readonly size: number;
    readonly hasThumbnail: boolean;
  };
  readonly createdBy: { readonly firstName: string; readonly lastName: string } | null;
  readonly createdAt: string;
}

interface NamedFileProps {
  id: string;
  name: string;
  /** MIME type; null for what cannot be had. */
  mime: string | null;
  loadThumbnail?: (() => Promise<Blob>) | undefined;
  /** Said below its name, one beside another. */
  facts: readonly (string | null | undefined)[];
  /** Whether it can be neither looked into nor downloaded. */
  isClosed: boolean;
  onPreview: () => void;
  onDownload: () => void;
}

/** A file with its picture and what is said of it: a press on its name looks into it, or downloads what cannot be shown. */
export function NamedFile({
  id,
  name,
  mime,
  loadThumbnail: load,
  facts,
  isClosed,
  onPreview,
  onDownload,
}: NamedFileProps) {
  const { t } = useTranslation('files');
  const canPreview = fileKind(name, mime ?? '') !== 'other';
  return (
    <>
      <FileThumbnail id={id} name={name} type={mime ?? ''} load={load} />
      <div className="min-w-0 flex-1">
        {isClosed ? (
          <p className="truncate font-medium">{name}</p>
        ) : (
          <button
            type="button"
            aria-label={t(canPreview ? 'preview' : 'download', { name })}
            className="block max-w-full truncate rounded-small text-left font-medium underline-offset-2 hover:underline"
            onClick={canPreview ? onPreview : onDownload}
          >
            {name}
          </button>
        )}
        <p className="text-small text-text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isClosed && (
        <IconButton label={t('download', { name })} icon={<Download aria-hidden />} onClick={onDownload} />
      )}
    </>
  );
}

interface FileLineProps {
  filed: FiledRecord;
  /** What it is, said first below its name. */
  kind?: string | undefined;
  /** Why it cannot be looked into; then only its name is shown. */
  closed?: string | null | undefined;
  onPreview: () => void;
}

interface FileRowProps extends FileLineProps {
  /** Items of the menu; without any there is no menu. */
  actions: ReactNode;
}

/** A stored file in the row of a list. */
export function FileLine({ filed, kind, closed, onPreview }: FileLineProps) {
  const { t } = useTranslation('files');
  const formats = useFormats();
  const download = useDownload();
  const { name, file, createdBy, createdAt } = filed;
  const { id, mime, size, hasThumbnail } = file;
  return (
    <NamedFile
      id={id}
      name={name}
      mime={mime}
      loadThumbnail={hasThumbnail ? () => loadThumbnail(id) : undefined}
      facts={[
        kind,
        formatBytes(size, formats.language),
        formats.instant(createdAt),
        createdBy && t('by', { name: personName(createdBy) }),
        closed,
      ]}
      isClosed={Boolean(closed)}
      onPreview={onPreview}
      onDownload={() => download({ id, name: file.name })}
    />
  );
}

export function FileRow({ actions, ...line }: FileRowProps) {
  const { t } = useTranslation('files');
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <FileLine {...line} />
      {actions && (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t('more', { name: line.filed.name })} icon={<Ellipsis aria-hidden />} />
          }
        >
          {actions}
        </DropdownMenu>
      )}
    </li>
  );
}
