import { Button } from '../button/index.ts';
import { useWords } from '../labels/index.ts';
import { SwitchField } from '../switch/index.ts';
import { ColumnOrder, type ColumnOrderProps } from './column-order.tsx';
import { dataTableWords } from './words.ts';

export interface ColumnSettingsPanelProps extends ColumnOrderProps {
  onReset: () => void;
}

/** The content of the menu of columns. */
export function ColumnSettingsPanel(props: ColumnSettingsPanelProps) {
  const { columns, settings, onChange, onReset } = props;
  const words = useWords(dataTableWords);
  return (
    <>
      <ColumnOrder columns={columns} settings={settings} onChange={onChange} />
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
