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
import { moveColumn, pinColumn, showColumn, type ColumnSettings } from './column-settings.ts';
import type { PlacedColumn } from './use-table-model.ts';
import { dataTableWords } from './words.ts';

interface HeaderMenuProps<Row> {
  column: PlacedColumn<Row>;
  /** The visible neighbours on the same side of the pinned edge. */
  before: PlacedColumn<Row> | undefined;
  after: PlacedColumn<Row> | undefined;
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
  onSortChange: ((sort: string) => void) | undefined;
  onFit: () => void;
  tabIndex: 0 | -1;
}

/** All that can be done with one column, from its heading. */
export function HeaderMenu<Row>(props: HeaderMenuProps<Row>) {
  const { column, before, after, settings, onChange, onSortChange, onFit, tabIndex } = props;
  const words = useWords(dataTableWords);
  const pinned = column.pinIndex !== undefined;
  const putAt = (neighbour: PlacedColumn<Row> | undefined) => () => {
    if (neighbour) onChange(moveColumn(settings, column.id, settings.order.indexOf(neighbour.id)));
  };
  return (
    <DropdownMenu
      label={words.columnMenu(column.header)}
      trigger={
        <button
          type="button"
          aria-label={words.columnMenu(column.header)}
          tabIndex={tabIndex}
          data-heading-control="menu"
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-small opacity-0 group-focus-within/heading:opacity-100 group-hover/heading:opacity-100 hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        >
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      {column.sortable && onSortChange ? (
        <>
          <DropdownMenuItem icon={<ArrowUp aria-hidden />} onSelect={() => onSortChange(column.id)}>
            {words.sortAscending}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<ArrowDown aria-hidden />} onSelect={() => onSortChange(`-${column.id}`)}>
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
        onSelect={() => onChange(pinColumn(settings, column.id, !pinned))}
      >
        {pinned ? words.unpin : words.pin}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<MoveHorizontal aria-hidden />} onSelect={onFit}>
        {words.fitContents}
      </DropdownMenuItem>
      {(column.hideable ?? true) ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<EyeOff aria-hidden />}
            onSelect={() => onChange(showColumn(settings, column.id, false))}
          >
            {words.hide}
          </DropdownMenuItem>
        </>
      ) : null}
    </DropdownMenu>
  );
}
