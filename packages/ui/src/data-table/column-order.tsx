import { Pin } from 'lucide-react';

import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { columnOrderWords } from './column-order-words.ts';
import { moveColumn, pinColumn, showColumn, type ColumnSettings } from './column-settings.ts';

/** What is told of a column that can be arranged. */
export interface ArrangedColumn {
  id: string;
  header: string;
  hideable?: boolean | undefined;
  leftOut?: boolean | undefined;
}

interface ColumnOrderProps {
  /** In the order of the settings. */
  items: readonly ArrangedColumn[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
}

/** The columns of a table: shown or hidden, kept in view, and dragged into another order. */
export function ColumnOrder({ items, settings, onChange }: ColumnOrderProps) {
  const words = useWords(columnOrderWords);
  return (
    <SortableList
      label={words.columnOrder}
      items={items}
      itemKey={(column) => column.id}
      itemLabel={(column) => column.header}
      onMove={(from, to) => {
        const moved = items[from];
        if (moved) onChange(moveColumn(settings, moved.id, to));
      }}
      className="max-h-96 overflow-y-auto [&>li]:py-0.5"
      renderItem={(column) => {
        const pinned = settings.pinned.includes(column.id);
        return (
          <div className="flex items-center gap-2">
            <label className="flex min-w-0 flex-1 items-center gap-2 py-1">
              <Checkbox
                aria-label={words.showColumn(column.header)}
                checked={!column.leftOut && (settings.visibility[column.id] ?? true)}
                disabled={column.leftOut || !(column.hideable ?? true)}
                onCheckedChange={(shown) => {
                  onChange(showColumn(settings, column.id, shown));
                }}
              />
              <span aria-hidden className="truncate">
                {column.header}
              </span>
              {column.leftOut && (
                <span className="ml-auto shrink-0 text-small text-text-faint">{words.leftOut}</span>
              )}
            </label>
            <IconButton
              size="small"
              label={words.pinColumn(column.header)}
              icon={<Pin aria-hidden className={pinned ? 'fill-current text-accent-text' : undefined} />}
              aria-pressed={pinned}
              onClick={() => {
                onChange(pinColumn(settings, column.id, !pinned));
              }}
            />
          </div>
        );
      }}
    />
  );
}
