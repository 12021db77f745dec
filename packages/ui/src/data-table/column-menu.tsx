import { SlidersHorizontal } from 'lucide-react';

import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../dropdown-menu/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import type { ColumnVisibility } from './columns.ts';
import { dataTableWords } from './words.ts';

export interface ColumnMenuProps {
  columns: readonly { id: string; header: string; hideable?: boolean | undefined }[];
  visibility: ColumnVisibility;
  onChange: (visibility: ColumnVisibility) => void;
}

/** Which columns are shown. */
export function ColumnMenu({ columns, visibility, onChange }: ColumnMenuProps) {
  const words = useWords(dataTableWords);
  return (
    <DropdownMenu
      align="end"
      label={words.columns}
      trigger={
        <IconButton label={words.columns} icon={<SlidersHorizontal aria-hidden />} variant="secondary" />
      }
    >
      {columns
        .filter((column) => column.hideable ?? true)
        .map((column) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            checked={visibility[column.id] ?? true}
            onCheckedChange={(checked) => {
              onChange({ ...visibility, [column.id]: checked });
            }}
          >
            {column.header}
          </DropdownMenuCheckboxItem>
        ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem
        onSelect={() => {
          onChange({});
        }}
      >
        {words.resetColumns}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
