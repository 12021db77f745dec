import { DataTable, type WriteKind, type WrittenCell } from '@szansa/ui/data-table';
import { Button } from '@szansa/ui/button';
import { lazyComponent } from '@szansa/ui/lazy';
import { SearchField } from '@szansa/ui/search-field';
import { SwitchField } from '@szansa/ui/switch';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useColumnSettings } from '#kit/lists/use-column-settings.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { toasts, toastSuccess } from '#kit/toasts/toasts.ts';

import type { Report } from '../report.ts';
import { useCellFormats } from './cell-formats.ts';
import { changeOf } from './cell-texts.ts';
import { useEntryColumns, type WriteCell } from './entry-columns.tsx';
import { EntrySources } from './entry-sources.tsx';
import { useEntryRows, type EntryTableRow } from './use-entry-rows.ts';
import { entryOrder, useEntryState, useNarrowingName } from './use-entry-state.ts';
import { onTheirVersions, usePendingCells, useWriteCells } from './use-write-cells.ts';
import { changesOf, mostWrittenRows } from './written-texts.ts';

const CollisionDialog = lazyComponent(async () => (await import('./collision-dialog.tsx')).CollisionDialog);

const rowKey = ({ id }: EntryTableRow) => id;

/** The entries of a report in a table like a spreadsheet: written into by keyboard, pasted over, read as one scrolls. */
export function Entries({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { offerTypes } = useCellFormats();
  const [settings, saveSettings] = useColumnSettings('reportEntries');
  const { state, change, showByHand, showAll } = useEntryState();
  const narrowedTo = useNarrowingName(report, state);
  const { rows, total, first, onRowsInView } = useEntryRows(report.id, state, usePendingCells(report.id));
  const { write, isWriting, collision, dismiss } = useWriteCells(report.id);
  const { edit } = report.can;
  const writeCell: WriteCell = useCallback(
    async (entry, column, value) => {
      await write([{ id: entry.id, version: entry.version, changes: changeOf(column, value) }]);
    },
    [write],
  );
  const columns = useEntryColumns(edit ? writeCell : undefined);
  const rowLabel = useCallback(
    ({ entry, number }: EntryTableRow) => entry?.clientName ?? t('entries.rowOnItsWay', { number }),
    [t],
  );
  const renderExpanded = useCallback(
    (row: EntryTableRow) => row.entry && <EntrySources row={row} write={edit ? writeCell : undefined} />,
    [edit, writeCell],
  );

  const warn = (title: string) => toasts.show({ title, type: 'foreground', variant: 'destructive' });
  const writeTexts = async (cells: readonly WrittenCell<EntryTableRow>[], how: WriteKind) => {
    const { entries, cellCount, unread } = changesOf(cells, offerTypes);
    if (entries.length > mostWrittenRows) {
      warn(t('entries.tooMany', { most: mostWrittenRows }));
      return;
    }
    if (unread > 0) warn(t('entries.unread', { count: unread }));
    else if (cellCount === 0 && how === 'pasted') warn(t('entries.nothingPasted'));
    if (entries.length === 0) return;
    try {
      await write(entries);
      if (how === 'pasted') toastSuccess(t('entries.pasted', { count: cellCount }));
    } catch {
      // the refusal has already been shown: by a toast, or by the dialog about collisions
    }
  };

  return (
    <section aria-label={t('entries.title')}>
      <DataTable
        label={t('entries.label')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        sort={state.sort === entryOrder ? '' : state.sort}
        onSortChange={(sort) => change({ sort: sort || entryOrder })}
        columnSettings={settings}
        onColumnSettingsChange={({ sort, ...arranged }) => {
          if (sort === undefined) saveSettings(arranged);
        }}
        compact
        loading={first.isPending || first.isPlaceholderData}
        maxHeight="70dvh"
        onRowsInView={onRowsInView}
        onWrite={edit ? (cells, how) => void writeTexts(cells, how) : undefined}
        renderExpanded={renderExpanded}
        canExpand={({ entry }) => entry !== null}
        toolbar={
          <div className="flex flex-wrap items-center gap-3">
            <SearchField
              label={t('entries.search')}
              value={state.search}
              onValueChange={(search) => change({ search })}
              className="w-64 max-sm:w-full"
            />
            <SwitchField
              label={t('entries.byHandOnly')}
              checked={state.filters['isByHand'] !== undefined}
              onCheckedChange={showByHand}
            />
            <span className="text-text-muted">{t('entries.count', { count: total })}</span>
            {narrowedTo !== null && (
              <>
                <span>{t('entries.narrowed', { what: narrowedTo })}</span>
                <Button size="small" variant="ghost" onClick={showAll}>
                  {t('entries.showAll')}
                </Button>
              </>
            )}
          </div>
        }
        error={
          first.isError && !first.data ? (
            <FailedScreen error={first.error} onRetry={() => void first.refetch()} />
          ) : undefined
        }
        empty={
          <p className="p-8 text-center text-text-muted">
            {t(report.entryCount === 0 ? 'entries.empty' : 'entries.noMatches')}
          </p>
        }
      />
      {edit && <p className="mt-2 text-text-muted max-sm:hidden">{t('entries.pasteHint')}</p>}
      {collision && (
        <CollisionDialog
          collision={collision}
          isWriting={isWriting}
          onChooseYours={() => {
            dismiss();
            void write(onTheirVersions(collision)).catch(() => undefined);
          }}
          onClose={() => {
            dismiss();
            void first.refetch();
          }}
        />
      )}
    </section>
  );
}
