import type { Column_ColumnPinning, Column_ColumnVisibility } from '@tanstack/react-table';
import { Pin } from 'lucide-react';

import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords, defineWords } from '../labels/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { moveColumn, type ColumnSettings } from './column-settings.ts';
import type { DataColumn } from './columns.ts';

/** Of the panel that arranges columns, which loads when it is opened. */
const columnOrderWords = defineWords('column-order', {
  pl: {
    pinColumn: (column: string) => `Przypnij z lewej: ${column}`,
    showColumn: (column: string) => `Pokaż kolumnę: ${column}`,
    columnOrder: 'Kolejność kolumn',
    leftOut: 'wszędzie to samo',
  },
  en: {
    pinColumn: (column) => `Pin to the left: ${column}`,
    showColumn: (column) => `Show column: ${column}`,
    columnOrder: 'Order of columns',
    leftOut: 'the same in every row',
  },
});

/** The part of any table's column that is needed here. */
interface ArrangedColumn
  extends
    Pick<Column_ColumnVisibility, 'getCanHide' | 'getIsVisible' | 'toggleVisibility'>,
    Pick<Column_ColumnPinning, 'getIsPinned' | 'pin'> {
  id: string;
  columnDef: { meta?: Pick<DataColumn<never>, 'header' | 'leftOut'> };
}

export interface ColumnOrderProps {
  /** All of a table, in their order. */
  columns: readonly ArrangedColumn[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
}

/** The columns of a table: shown or hidden, pinned, and dragged into another order. */
export function ColumnOrder({ columns, settings, onChange }: ColumnOrderProps) {
  const words = useWords(columnOrderWords);
  const labelOf = ({ columnDef }: ArrangedColumn) => columnDef.meta?.header ?? '';
  return (
    <SortableList
      label={words.columnOrder}
      items={columns}
      itemKey={(column) => column.id}
      itemLabel={labelOf}
      onMove={(from, to) => {
        const moved = columns[from];
        if (moved) onChange(moveColumn(settings, moved.id, to));
      }}
      className="max-h-96 overflow-y-auto [&>li]:py-0.5"
      renderItem={(column) => {
        const pinned = column.getIsPinned() !== false;
        const leftOut = column.columnDef.meta?.leftOut;
        return (
          <div className="flex items-center gap-2">
            <label className="flex min-w-0 flex-1 items-center gap-2 py-1">
              <Checkbox
                aria-label={words.showColumn(labelOf(column))}
                checked={column.getIsVisible()}
                disabled={leftOut || !column.getCanHide()}
                onCheckedChange={(shown) => column.toggleVisibility(shown)}
              />
              <span aria-hidden className="truncate">
                {labelOf(column)}
              </span>
              {leftOut && (
                <span className="ml-auto shrink-0 text-small text-text-faint">{words.leftOut}</span>
              )}
            </label>
            <IconButton
              size="small"
              label={words.pinColumn(labelOf(column))}
              icon={<Pin aria-hidden className={pinned ? 'fill-current text-accent-text' : undefined} />}
              aria-pressed={pinned}
              onClick={() => column.pin(pinned ? false : 'start')}
            />
          </div>
        );
      }}
    />
  );
}
