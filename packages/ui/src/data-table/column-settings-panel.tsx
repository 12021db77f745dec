import { Button } from '../button/index.ts';
import { useWords } from '../labels/index.ts';
import { SwitchField } from '../switch/index.ts';
import { ColumnOrder, type ArrangedColumn } from './column-order.tsx';
import type { ColumnSettings } from './column-settings.ts';
import { dataTableWords } from './words.ts';

export interface ColumnSettingsPanelProps {
  columns: readonly ArrangedColumn[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
  onReset: () => void;
}

/** What the menu of columns holds. */
export function ColumnSettingsPanel({ columns, settings, onChange, onReset }: ColumnSettingsPanelProps) {
  const words = useWords(dataTableWords);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const items = settings.order.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <ColumnOrder items={items} settings={settings} onChange={onChange} />
      <div className="flex items-center justify-between gap-3">
        <SwitchField
          label={words.compact}
          checked={settings.compact}
          onCheckedChange={(compact) => {
            onChange({ ...settings, compact });
          }}
        />
        <Button variant="ghost" size="small" onClick={onReset}>
          {words.resetColumns}
        </Button>
      </div>
    </>
  );
}
