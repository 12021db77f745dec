import { DropdownMenu } from '@szansa/ui/dropdown-menu';
import { formatBytes } from '@szansa/ui/file-drop';
import { NamedFile } from '@szansa/ui/file-thumbnail';
import { IconButton } from '@szansa/ui/icon-button';
import { Ellipsis } from 'lucide-react';
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

interface FileLineProps {
  filed: FiledRecord;
  /** The kind of file, shown first below its name. */
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
      type={mime}
      load={hasThumbnail ? () => loadThumbnail(id) : undefined}
      facts={[
        kind,
        formatBytes(size, formats.language),
        formats.instant(createdAt),
        createdBy && t('by', { name: personName(createdBy) }),
        closed,
      ]}
      onPreview={onPreview}
      onDownload={closed ? undefined : () => download({ id, name: file.name })}
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
