import { exportSourceOf } from '@szansa/domain/export';
import type { ListName } from '@szansa/domain/list';
import { resolveColumnSettings, type SettledColumn } from '@szansa/ui/data-table';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyDialog } from '@szansa/ui/lazy';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import type { ListState } from '../list-state.ts';
import { useColumnSettings } from '../use-column-settings.ts';
import { exportTexts } from './texts.ts';

const ExportDialog = lazyDialog(async () => {
  const [{ ExportDialog: dialog }] = await Promise.all([
    import('./export-dialog.tsx'),
    loadTexts([exportTexts]),
  ]);
  return dialog;
});

interface ListedColumn extends SettledColumn {
  leftOut?: boolean | undefined;
}

interface ListExportProps {
  list: ListName;
  columns: readonly ListedColumn[];
  state: ListState;
}

/** Exports a list as it is shown: under its filters, in its order, with the columns the reader sees. */
export function ListExport({ list, columns, state }: ListExportProps) {
  const { t } = useTranslation();
  const { has } = useAccess();
  const [settings] = useColumnSettings(list);
  const [isOpen, setOpen] = useState(false);
  const source = exportSourceOf(list);
  if (source === null || !has('export.create')) return null;
  const { order, visibility } = resolveColumnSettings(columns, settings);
  const leftOut = new Set(columns.filter((column) => column.leftOut).map(({ id }) => id));
  return (
    <>
      <IconButton label={t('lists.export')} icon={<Download aria-hidden />} onClick={() => setOpen(true)} />
      <ExportDialog
        source={source}
        state={state}
        columns={order.filter((id) => visibility[id] && !leftOut.has(id))}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
