import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '../address/use-address-part.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { MergeRecords, type MergeCalls, type MergeNamespace } from './merge-records.tsx';
import type { RecordDefinition, StoredRecord } from './record-definition.ts';
import { RemoveRecord, type RemoveCall, type RemoveNamespace } from './remove-record.tsx';

interface Removable<Saved extends StoredRecord> {
  record: Saved;
  remove: RemoveCall;
}

/** With `merge` its texts have to say what a merge says, too. */
type RecordActionsProps<Saved extends StoredRecord> = Removable<Saved> &
  (
    | { definition: RecordDefinition<Saved, RemoveNamespace>; merge?: undefined }
    | {
        definition: RecordDefinition<Saved, RemoveNamespace & MergeNamespace>;
        merge: MergeCalls<Saved>;
      }
  );

/** What may be done with a record of a directory by whoever may edit it: a change, a merge, removal. */
export function RecordActions<Saved extends StoredRecord>(props: RecordActionsProps<Saved>) {
  const { definition, record, remove } = props;
  const { t } = useTranslation();
  const words = useTextsOf(definition.texts);
  const [asked, setAsked] = useState<'remove' | 'merge' | null>(null);
  const shared = { record, onClose: () => setAsked(null) };
  if (!record.can.edit) return null;
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={<IconButton label={t('actions.more')} icon={<Ellipsis aria-hidden />} variant="secondary" />}
      >
        {props.merge && (
          <DropdownMenuItem icon={<Merge aria-hidden />} onSelect={() => setAsked('merge')}>
            {words('merge.action')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Trash2 aria-hidden />} onSelect={() => setAsked('remove')}>
          {t('actions.remove')}
        </DropdownMenuItem>
      </DropdownMenu>
      <Button asChild icon={<Pencil aria-hidden />}>
        <Link to="." search={withPart('edit', definition.kind)}>
          {t('actions.edit')}
        </Link>
      </Button>
      {asked === 'remove' && <RemoveRecord {...shared} definition={definition} call={remove} />}
      {props.merge && asked === 'merge' && (
        <MergeRecords {...shared} definition={props.definition} calls={props.merge} />
      )}
    </>
  );
}
