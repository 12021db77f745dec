import { DropdownMenu } from '@szansa/ui/dropdown-menu';
import { formatBytes } from '@szansa/ui/file-drop';
import { fileKind } from '@szansa/ui/file-viewer';
import { IconButton } from '@szansa/ui/icon-button';
import { Download, Ellipsis, FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useFormats } from '#kit/texts/use-formats.ts';

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
  };
  readonly createdBy: { readonly firstName: string; readonly lastName: string } | null;
  readonly createdAt: string;
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

/** A file in the row of a list: looked into by a press on its name, and downloaded. */
export function FileLine({ filed, kind: what, closed, onPreview }: FileLineProps) {
  const { t } = useTranslation('files');
  const formats = useFormats();
  const download = useDownload();
  const { name, file, createdBy, createdAt } = filed;
  const kind = fileKind(file.name, file.mime);
  const canPreview = kind !== 'other';
  const save = () => download({ id: file.id, name: file.name });
  const facts = [
    what,
    formatBytes(file.size, formats.language),
    formats.instant(createdAt),
    createdBy && t('by', { name: personName(createdBy) }),
    closed,
  ];
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-medium bg-surface-muted text-text-muted [&_svg]:size-4">
        {kind === 'image' ? <Image aria-hidden /> : <FileText aria-hidden />}
      </span>
      <div className="min-w-0 flex-1">
        {closed ? (
          <p className="truncate font-medium">{name}</p>
        ) : (
          <button
            type="button"
            aria-label={t(canPreview ? 'preview' : 'download', { name })}
            className="block max-w-full truncate rounded-small text-left font-medium underline-offset-2 hover:underline"
            onClick={canPreview ? onPreview : save}
          >
            {name}
          </button>
        )}
        <p className="text-small text-text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!closed && (
        <IconButton label={t('download', { name })} icon={<Download aria-hidden />} onClick={save} />
      )}
    </>
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
