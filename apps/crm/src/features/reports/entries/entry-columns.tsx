import {
  allEntryColumns,
  choiceNames,
  columnOf,
  entryColumnNames,
  isComputed,
  type EntryColumn,
  type TypedColumn,
} from '@szansa/domain/report';
import { NamedAvatar } from '@szansa/ui/avatar';
import type { DataColumn } from '@szansa/ui/data-table';
import type { InlineEditDefinition } from '@szansa/ui/inline-edit';
import { Skeleton } from '@szansa/ui/skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '#kit/live/pending-mark.tsx';
import { pictureOf } from '#kit/records/person-picture.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { Entry } from '../report.ts';
import { useCellFormats, type FormatCell } from './cell-formats.ts';
import { readCell } from './cell-texts.ts';
import type { EntryTableRow } from './use-entry-rows.ts';

/** The customer's column comes first: it names the row. */
const titleFirst: readonly EntryColumn[] = [
  'clientName',
  ...allEntryColumns.filter((column) => column !== 'clientName'),
];

/** Columns by which the call sorts. */
const sortable: ReadonlySet<EntryColumn> = new Set([
  'clientName',
  'leasingCompany',
  'monthOfIncome',
  'conctractDate',
  'registerVehicleDate',
  'nettoTransactionValue',
  'netCommitmentValue',
  'totalCommission',
  'sumOfCommissions',
  'workerCommission',
  'totalSumOfCommissions',
]);

/** Writes one value into a cell. */
export type WriteCell = (entry: Entry, column: TypedColumn, value: string | number | null) => Promise<void>;

interface CellProps {
  entry: Entry;
  column: EntryColumn;
  format: FormatCell;
  isUnconfirmed: boolean;
}

/** A value, marked where it was changed by hand, or is pending without a network. */
function Cell({ entry, column, format, isUnconfirmed }: CellProps) {
  const { t } = useTranslation('reports');
  const text = format(column, entry[column]);
  if (isUnconfirmed)
    return (
      <span className="inline-flex max-w-full items-center gap-1">
        <span className="truncate">{text || '–'}</span> <PendingMark isSmall />
      </span>
    );
  const mark = isComputed(column) ? undefined : entry.byHand[column];
  if (!mark) return text;
  const hint = t('entries.byHand', { original: format(column, mark.original) || '–' });
  return (
    <span title={hint} className="underline decoration-warning decoration-dotted underline-offset-4">
      {text || '–'}
      <span className="sr-only">{` (${hint})`}</span>
    </span>
  );
}

function itemsOf(column: TypedColumn, offerTypes: Readonly<Record<string, string>>, place: 0 | 1) {
  if (column === 'type') return Object.entries(offerTypes).map(([value, label]) => ({ value, label }));
  const names = column === 'incomeType' ? choiceNames.incomeType : choiceNames.customerFileCreationMethod;
  return Object.entries(names).map(([value, both]) => ({ value, label: both[place] }));
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

interface Editing {
  readonly write: WriteCell;
  readonly format: FormatCell;
  readonly offerTypes: Readonly<Record<string, string>>;
  readonly place: 0 | 1;
  readonly invalid: string;
}

/** How the value of a column is changed in its cell. */
function editOf(entry: Entry, column: TypedColumn, editing: Editing): InlineEditDefinition {
  const { write, offerTypes, place, invalid } = editing;
  const value = entry[column] ?? null;
  const save = (next: string | number | null) => write(entry, column, next);
  switch (columnOf(column).kind) {
    case 'choice':
      return {
        kind: 'select',
        value: asText(value) || null,
        items: itemsOf(column, offerTypes, place),
        clearable: true,
        onSave: save,
      };
    case 'day':
      return { kind: 'date', value: asText(value) || null, onSave: save };
    default: {
      const isAmount = columnOf(column).kind === 'amount';
      const shown = isAmount ? asText(value).replace('.', ',') : String(value ?? '');
      return {
        kind: 'text',
        value: shown,
        validate: (text) => (readCell(column, text, offerTypes) === null ? invalid : undefined),
        onSave: (text) => save(readCell(column, text, offerTypes)?.value ?? null),
      };
    }
  }
}

const widths = { text: 180, note: 220, amount: 140, day: 120, month: 110, year: 90, choice: 150 } as const;

/** The columns of the entries without those that are hidden; `write` is left out where nothing may be changed. */
export function useEntryColumns(write: WriteCell | undefined): readonly DataColumn<EntryTableRow>[] {
  const { t } = useTranslation('reports');
  const access = useAccess();
  const { format, offerTypes, place } = useCellFormats();
  return useMemo(() => {
    const invalid = t('entries.invalid');
    const isSeen = (column: EntryColumn) => {
      const { field } = columnOf(column);
      return (
        !(field !== undefined && access.isExcluded(field)) && !access.isColumnHidden('reportEntries', column)
      );
    };
    const columns = titleFirst.filter(isSeen).map((column): DataColumn<EntryTableRow> => {
      const { kind } = columnOf(column);
      return {
        id: column,
        header: entryColumnNames[column][place],
        width: widths[kind],
        align: kind === 'amount' ? 'end' : 'start',
        sortable: sortable.has(column),
        hideable: column !== 'clientName',
        ...(column === 'clientName' ? { pin: 'start' as const } : {}),
        cell: (row) =>
          row.entry ? (
            <Cell
              entry={row.entry}
              column={column}
              format={format}
              isUnconfirmed={!isComputed(column) && row.unconfirmed?.[column] !== undefined}
            />
          ) : (
            column === 'clientName' && <Skeleton className="h-3 w-2/3" />
          ),
        ...(isComputed(column) ? { text: ({ entry }) => (entry ? format(column, entry[column]) : '') } : {}),
        ...(write && !isComputed(column)
          ? {
              edit: ({ entry }) =>
                entry ? editOf(entry, column, { write, format, offerTypes, place, invalid }) : undefined,
            }
          : {}),
      };
    });
    const worker: DataColumn<EntryTableRow> = {
      id: 'worker',
      header: t('entries.worker'),
      width: 170,
      sortable: true,
      cell: ({ entry }) =>
        entry && <NamedAvatar name={entry.worker.name} picture={pictureOf(entry.worker)} />,
      text: ({ entry }) => entry?.worker.name ?? '',
    };
    const [client, ...others] = columns;
    if (!client || access.isColumnHidden('reportEntries', 'worker')) return columns;
    return [client, worker, ...others];
  }, [t, access, format, offerTypes, place, write]);
}
