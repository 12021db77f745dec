import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { formatBytes } from '@szansa/ui/file-drop';
import { fileKind } from '@szansa/ui/file-viewer';
import { IconButton } from '@szansa/ui/icon-button';
import { Download, Ellipsis, FileText, Image, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useFormats } from '#kit/texts/use-formats.ts';
import { useDownload } from '#parts/files/use-download.ts';
import type { DocumentRecord } from '#parts/opportunity/records.ts';

interface DocumentRowProps {
  document: DocumentRecord;
  onPreview: () => void;
  onRemove: () => void;
}

export function DocumentRow({ document, onPreview, onRemove }: DocumentRowProps) {
  const { t } = useTranslation(['documents', 'labels', 'common']);
  const formats = useFormats();
  const download = useDownload();
  const { name, type, file, createdBy, createdAt, can } = document;
  const kind = fileKind(file.name, file.mime);
  const canPreview = kind !== 'other';
  const save = () => download({ id: file.id, name: file.name });
  const facts = [
    t(`labels:documentType.${type}`),
    formatBytes(file.size, formats.language),
    formats.instant(createdAt),
    createdBy && t('by', { name: personName(createdBy) }),
    !can.open && t('hidden'),
  ];
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <span className="grid size-9 shrink-0 place-items-center rounded-medium bg-surface-muted text-text-muted [&_svg]:size-4">
        {kind === 'image' ? <Image aria-hidden /> : <FileText aria-hidden />}
      </span>
      <div className="min-w-0 flex-1">
        {can.open ? (
          <button
            type="button"
            aria-label={t(canPreview ? 'preview' : 'download', { name })}
            className="block max-w-full truncate rounded-small text-left font-medium underline-offset-2 hover:underline"
            onClick={canPreview ? onPreview : save}
          >
            {name}
          </button>
        ) : (
          <p className="truncate font-medium">{name}</p>
        )}
        <p className="text-small text-text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {can.open && (
        <IconButton label={t('download', { name })} icon={<Download aria-hidden />} onClick={save} />
      )}
      {can.remove && (
        <DropdownMenu
          align="end"
          trigger={<IconButton label={t('more', { name })} icon={<Ellipsis aria-hidden />} />}
        >
          <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={onRemove}>
            {t('common:actions.remove')}
          </DropdownMenuItem>
        </DropdownMenu>
      )}
    </li>
  );
}
