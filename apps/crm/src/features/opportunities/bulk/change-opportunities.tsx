import { isAdministrator } from '@szansa/domain/access';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { Archive, ArchiveRestore, ListChecks, KanbanSquare, Tag, UserRound } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { SelectField } from '@szansa/ui/select-field';

import type { BulkActionsProps } from '#kit/lists/list-bulk.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import type { BulkKind } from '#parts/bulk/bulk-change.ts';
import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';
import { ArchiveMany } from './archive-many.tsx';
import { AssignMany } from './assign-many.tsx';
import { LabelMany } from './label-many.tsx';
import { type ManyProps, usePreview } from './use-preview.ts';

/** Brings the chosen opportunities back from the archive. */
function UnarchiveMany({ chosen, ...rest }: ManyProps) {
  const preview = usePreview(chosen);
  return <BulkDialog kind="unarchive" preview={() => preview({ kind: 'unarchive' })} {...rest} />;
}

/** Moves the chosen opportunities to one status. */
function MoveMany({ chosen, ...rest }: ManyProps) {
  const { t } = useTranslation(['bulk', 'labels']);
  const preview = usePreview(chosen);
  const order = useStatusOrder();
  const [status, setStatus] = useState<OpportunityStatus | null>(null);
  return (
    <BulkDialog kind="move" preview={status && (() => preview({ kind: 'move', status }))} {...rest}>
      <SelectField
        label={t('status')}
        required
        value={status}
        onValueChange={(value) => setStatus(order.find((one) => one === value) ?? null)}
        items={order.map((value) => ({ value, label: t(`labels:status.${value}`) }))}
      />
    </BulkDialog>
  );
}

const kinds = ['assign', 'label', 'move', 'archive', 'unarchive'] as const satisfies readonly BulkKind[];

const icons = {
  assign: <UserRound aria-hidden />,
  label: <Tag aria-hidden />,
  move: <KanbanSquare aria-hidden />,
  archive: <Archive aria-hidden />,
  unarchive: <ArchiveRestore aria-hidden />,
};

const dialogs: Readonly<Record<BulkKind, ComponentType<ManyProps>>> = {
  assign: AssignMany,
  label: LabelMany,
  move: MoveMany,
  archive: ArchiveMany,
  unarchive: UnarchiveMany,
};

/** The actions on many opportunities at once; only administrators may assign them. */
export function ChangeOpportunities({ chosen, onDone }: BulkActionsProps) {
  const { t } = useTranslation('bulk');
  const { roles } = useUser();
  const [open, setOpen] = useState<BulkKind | null>(null);
  const mayAssign = isAdministrator(roles.map(({ key }) => key));
  const Dialog = open && dialogs[open];
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
        {kinds
          .filter((kind) => kind !== 'assign' || mayAssign)
          .map((kind) => (
            <DropdownMenuItem key={kind} icon={icons[kind]} onSelect={() => setOpen(kind)}>
              {t(kind)}
            </DropdownMenuItem>
          ))}
      </DropdownMenu>
      {Dialog && <Dialog chosen={chosen} onClose={() => setOpen(null)} onDone={onDone} />}
    </>
  );
}
