import { Pin, SlidersHorizontal } from 'lucide-react';

import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import { SwitchField } from '../switch/index.ts';
import { moveColumn, pinColumn, showColumn, type ColumnSettings } from './column-settings.ts';
import { dataTableWords } from './words.ts';

export interface ColumnSettingsMenuProps {
  columns: readonly { id: string; header: string; hideable?: boolean | undefined }[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
  onReset: () => void;
}

/** Which columns are shown, in what order, which stay in view, and how dense the rows are. */
export function ColumnSettingsMenu({ columns, settings, onChange, onReset }: ColumnSettingsMenuProps) {
  const words = useWords(dataTableWords);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const items = settings.order.flatMap((id) => byId.get(id) ?? []);
  return (
    <Popover>
      <PopoverTrigger>
        <IconButton label={words.columns} icon={<SlidersHorizontal aria-hidden />} variant="secondary" />
      </PopoverTrigger>
      <PopoverContent label={words.columns} align="end" className="flex w-88 flex-col gap-3">
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
                    checked={settings.visibility[column.id] ?? true}
                    disabled={!(column.hideable ?? true)}
                    onChange={(shown) => {
                      onChange(showColumn(settings, column.id, shown));
                    }}
                  />
                  <span aria-hidden className="truncate">
                    {column.header}
                  </span>
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
        <div className="flex items-center justify-between gap-3">
          <SwitchField
            label={words.compact}
            checked={settings.compact}
            onChange={(compact) => {
              onChange({ ...settings, compact });
            }}
          />
          <Button variant="ghost" size="small" onClick={onReset}>
            {words.resetColumns}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
