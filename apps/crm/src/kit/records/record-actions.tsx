import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '../address/use-address-part.ts';
import type { FoundCall } from '../lists/use-found.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { MergeRecords, type MergeCalls, type MergeNamespace, type Named } from './merge-records.tsx';
import type { RecordDefinition, StoredRecord } from './record-definition.ts';
import { RemoveRecord, type RemoveCall, type RemoveNamespace } from './remove-record.tsx';

/** Namespaces that contain all texts about a record of the directory. */
export type DirectoryNamespace = RemoveNamespace & MergeNamespace;

interface RecordActionsProps<Saved extends StoredRecord> {
  definition: RecordDefinition<Saved, DirectoryNamespace>;
  record: Saved;
  calls: MergeCalls<Saved> & RemoveCall;
  /** Finds the records that it can be merged into. */
  found: FoundCall<Named>;
}

/** The actions on a record of a directory for users who may edit it: edit, merge, remove. */
export function RecordActions<Saved extends StoredRecord>(props: RecordActionsProps<Saved>) {
  const { definition, record, calls, found } = props;
  const { t } = useTranslation();
  const words = useTextsOf(definition.texts);
  const [openDialog, setOpenDialog] = useState<'remove' | 'merge' | null>(null);
  const shared = { definition, record, calls, onClose: () => setOpenDialog(null) };
  if (!record.can.edit) return null;
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={<IconButton label={t('actions.more')} icon={<Ellipsis aria-hidden />} variant="secondary" />}
      >
        <DropdownMenuItem icon={<Merge aria-hidden />} onSelect={() => setOpenDialog('merge')}>
          {words('merge.action')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Trash2 aria-hidden />} onSelect={() => setOpenDialog('remove')}>
          {t('actions.remove')}
        </DropdownMenuItem>
      </DropdownMenu>
      <Button asChild icon={<Pencil aria-hidden />}>
        <Link to="." search={withPart('edit', definition.kind)}>
          {t('actions.edit')}
        </Link>
      </Button>
      {openDialog === 'remove' && <RemoveRecord {...shared} />}
      {openDialog === 'merge' && <MergeRecords {...shared} found={found} />}
    </>
  );
}
