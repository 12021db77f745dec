import { SlidersHorizontal } from 'lucide-react';

import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { lazyComponent } from '../lazy/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import type { ColumnSettingsPanelProps } from './column-settings-panel.tsx';
import { dataTableWords } from './words.ts';

// the list brings dragging along
const ColumnSettingsPanel = lazyComponent(
  async () => (await import('./column-settings-panel.tsx')).ColumnSettingsPanel,
);

/** Which columns are shown, in what order, which stay in view, and how dense the rows are. */
export function ColumnSettingsMenu(props: ColumnSettingsPanelProps) {
  const words = useWords(dataTableWords);
  return (
    <Popover>
      <PopoverTrigger>
        <IconButton label={words.columns} icon={<SlidersHorizontal aria-hidden />} variant="secondary" />
      </PopoverTrigger>
      <PopoverContent label={words.columns} align="end" className="flex w-88 flex-col gap-3">
        <ColumnSettingsPanel {...props} />
      </PopoverContent>
    </Popover>
  );
}
