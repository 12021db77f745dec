import { SlidersHorizontal } from 'lucide-react';

import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { laterComponent } from '../later/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { SwitchField } from '../switch/index.ts';
import type { ColumnSettings } from './column-settings.ts';
import { dataTableWords } from './words.ts';

// the list brings dragging along
const ColumnOrder = laterComponent(async () => (await import('./column-order.tsx')).ColumnOrder);

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
        <ColumnOrder items={items} settings={settings} onChange={onChange} />
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
