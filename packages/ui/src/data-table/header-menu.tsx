import type { RowData } from '@tanstack/react-table';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronDown,
  EyeOff,
  MoveHorizontal,
  Pin,
  PinOff,
} from 'lucide-react';

import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import type { TableColumn } from './table-features.ts';
import { dataTableWords } from './words.ts';

interface HeaderMenuProps<Row extends RowData> {
  column: TableColumn<Row>;
  /** The visible neighbours on the same side of the pinned edge. */
  before: TableColumn<Row> | undefined;
  after: TableColumn<Row> | undefined;
  sorts: boolean;
  /** Puts the column in the place of another one. */
  onMove: (to: string) => void;
  onFit: () => void;
  tabIndex: 0 | -1;
}

/** All that can be done with one column, from its heading. */
export function HeaderMenu<Row extends RowData>(props: HeaderMenuProps<Row>) {
  const { column, before, after, sorts, onMove, onFit, tabIndex } = props;
  const words = useWords(dataTableWords);
  const pinned = column.getIsPinned();
  const label = words.columnMenu(column.columnDef.meta?.header ?? '');
  const putAt = (neighbour: TableColumn<Row> | undefined) => () => {
    if (neighbour) onMove(neighbour.id);
  };
  return (
    <DropdownMenu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          tabIndex={tabIndex}
          data-heading-control="menu"
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-small opacity-0 group-focus-within/heading:opacity-100 group-hover/heading:opacity-100 hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        >
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      {sorts && column.getCanSort() ? (
        <>
          <DropdownMenuItem icon={<ArrowUp aria-hidden />} onSelect={() => column.toggleSorting(false)}>
            {words.sortAscending}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<ArrowDown aria-hidden />} onSelect={() => column.toggleSorting(true)}>
            {words.sortDescending}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      ) : null}
      <DropdownMenuItem icon={<ArrowLeft aria-hidden />} disabled={!before} onSelect={putAt(before)}>
        {words.moveLeft}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<ArrowRight aria-hidden />} disabled={!after} onSelect={putAt(after)}>
        {words.moveRight}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        onSelect={() => column.pin(pinned ? false : 'start')}
      >
        {pinned ? words.unpin : words.pin}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<MoveHorizontal aria-hidden />} onSelect={onFit}>
        {words.fitContents}
      </DropdownMenuItem>
      {column.getCanHide() ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<EyeOff aria-hidden />} onSelect={() => column.toggleVisibility(false)}>
            {words.hide}
          </DropdownMenuItem>
        </>
      ) : null}
    </DropdownMenu>
  );
}
