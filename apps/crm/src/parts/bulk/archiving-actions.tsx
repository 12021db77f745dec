import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { Archive, ArchiveRestore, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BulkActionsProps } from '#kit/lists/list-bulk.ts';

import type { BulkChange } from './bulk-change.ts';
import { BulkDialog } from './bulk-dialog.tsx';

type Kind = 'archive' | 'unarchive';

interface ArchivingActionsProps extends BulkActionsProps {
  preview: (change: { readonly kind: Kind }) => Promise<BulkChange>;
}

const kinds = [
  { kind: 'archive', icon: <Archive aria-hidden /> },
  { kind: 'unarchive', icon: <ArchiveRestore aria-hidden /> },
] as const;

/** Archives chosen records, or brings them back. */
export function ArchivingActions({ preview, onDone }: ArchivingActionsProps) {
  const { t } = useTranslation('bulk');
  const [open, setOpen] = useState<Kind | null>(null);
  return (
    <>
      <DropdownMenu
        side="top"
        trigger={
          <Button size="small" variant="primary" icon={<ListChecks aria-hidden />}>
            {t('menu')}
          </Button>
        }
      >
        {kinds.map(({ kind, icon }) => (
          <DropdownMenuItem key={kind} icon={icon} onSelect={() => setOpen(kind)}>
            {t(kind)}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {open && (
        <BulkDialog
          kind={open}
          preview={() => preview({ kind: open })}
          onClose={() => setOpen(null)}
          onDone={onDone}
        />
      )}
    </>
  );
}
