import type { RowData } from '@tanstack/react-table';
import { useRef, useState, type KeyboardEvent } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { pinnedAt } from './cell-place.ts';
import { moveColumn, type ColumnSettings } from './column-settings.ts';
import { contentWidth } from './column-sizing.ts';
import { SELECTION_WIDTH } from './columns.ts';
import { HeaderCell, headingClasses, type HeadingControls } from './header-cell.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import type { TableColumn, TableHeader } from './table-features.ts';
import type { TableView } from './table-view.ts';
import { useMovableHeadings } from './use-movable-headings.tsx';
import { dataTableWords } from './words.ts';

interface GridHeaderProps<Row extends RowData> {
  view: TableView<Row>;
  settings: ColumnSettings;
  /** Undefined where the columns stay as they are. */
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
}

/** The headings. Where columns can be arranged one column is in the tab order, and arrows go to the others. */
export function GridHeader<Row extends RowData>(props: GridHeaderProps<Row>) {
  const { view, settings, onSettingsChange } = props;
  const { table, parts, rows, sorts } = view;
  const { columns, selectable } = parts;
  const words = useWords(dataTableWords);
  // this checks all rows, which is worth it only where any is selected, here or elsewhere
  const isSomeSelected = table.getIsSomeRowsSelected() && table.getIsSomePageRowsSelected();
  const head = useRef<HTMLTableSectionElement>(null);
  const movable = useMovableHeadings({ row: head, columns, settings, onChange: onSettingsChange });
  const [active, setActive] = useState<string>();
  const current = columns.some(({ id }) => id === active) ? active : columns[0]?.id;
  const groups = table.getHeaderGroups();
  const headers = groups.at(-1)?.headers ?? [];
  const isGrouped = groups.length > 1;
  const top = isGrouped ? 'top-8' : 'top-0';
  const tabIndexOf = ({ id }: TableColumn<Row>) => (id === current ? 0 : -1);

  function controlsOf(header: TableHeader<Row>, position: number): HeadingControls {
    const { column } = header;
    const tabIndex = tabIndexOf(column);
    const fit = () => {
      const element = head.current?.closest('table');
      const leading = (selectable ? 1 : 0) + (parts.renderExpanded ? 1 : 0);
      if (!element) return;
      const size = contentWidth(element, position + leading);
      table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: size }));
    };
    const sameSide = (other: number) => {
      const neighbour = columns[other];
      return neighbour?.getIsPinned() === column.getIsPinned() ? neighbour : undefined;
    };
    return {
      menu: (
        <HeaderMenu
          column={column}
          before={sameSide(position - 1)}
          after={sameSide(position + 1)}
          sorts={sorts}
          onMove={(to) => onSettingsChange?.(moveColumn(settings, column.id, settings.order.indexOf(to)))}
          onFit={fit}
          tabIndex={tabIndex}
        />
      ),
      handle: <ResizeHandle header={header} tabIndex={tabIndex} onFit={fit} />,
    };
  }

  return (
    <thead ref={head}>
      {isGrouped ? <GroupRow view={view} /> : null}
      <tr
        onKeyDown={onSettingsChange ? goToNeighbour : undefined}
        onFocus={(event) => {
          setActive(event.target.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? active);
        }}
      >
        {selectable ? (
          <th scope="col" className={classes(headingClasses, top, 'left-0 z-corner px-0 text-center')}>
            <Checkbox
              aria-label={words.selectAll}
              className="align-middle"
              checked={isSomeSelected ? table.getIsAllRowsSelected() || 'mixed' : false}
              disabled={rows.length === 0}
              onCheckedChange={() => table.toggleAllRowsSelected()}
            />
          </th>
        ) : null}
        {parts.renderExpanded ? (
          <th
            scope="col"
            className={classes(headingClasses, top, 'z-corner px-0')}
            style={{ left: selectable ? SELECTION_WIDTH : 0 }}
          >
            <span className="sr-only">{words.details}</span>
          </th>
        ) : null}
        {headers.map((header, position) => (
          <HeaderCell
            key={header.id}
            sorts={sorts}
            top={top}
            column={header.column}
            {...(onSettingsChange && {
              tabIndex: tabIndexOf(header.column),
              controls: controlsOf(header, position),
              drag: movable.dragOf(header.column.id),
            })}
          />
        ))}
      </tr>
      {movable.overlay}
    </thead>
  );
}

/** Left and right from a heading's button go to the same button of the column beside it. */
function goToNeighbour(event: KeyboardEvent<HTMLTableRowElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const control = event.target instanceof HTMLElement ? event.target.dataset['headingControl'] : undefined;
  if (step === 0 || !control || control === 'resize' || !(event.target instanceof Element)) return;
  const headings = [...event.currentTarget.querySelectorAll('[data-column]')];
  const heading = headings[headings.findIndex((each) => each.contains(document.activeElement)) + step];
  const same = heading?.querySelector<HTMLElement>(`[data-heading-control="${control}"]`);
  (same ?? heading?.querySelector<HTMLElement>('[data-heading-control]'))?.focus();
  event.preventDefault();
}

/** The headings of groups; pinned columns never share one with the others. */
function GroupRow<Row extends RowData>({ view: { table, parts } }: { view: TableView<Row> }) {
  const leading = (parts.selectable ? 1 : 0) + (parts.renderExpanded ? 1 : 0);
  const groups = [table.getStartHeaderGroups()[0], table.getCenterHeaderGroups()[0]];
  return (
    <tr>
      {leading > 0 ? (
        <td colSpan={leading} className={classes(headingClasses, 'top-0 left-0 z-corner')} />
      ) : null}
      {groups
        .flatMap((group) => group?.headers ?? [])
        .map((header) => {
          const first = header.subHeaders[0]?.column;
          const isPinned = first?.getIsPinned();
          const place = classes(headingClasses, 'top-0 truncate', isPinned && 'z-corner');
          const style = first && isPinned ? { left: pinnedAt(first) } : undefined;
          return header.isPlaceholder ? (
            <td key={header.id} colSpan={header.colSpan} className={place} style={style} />
          ) : (
            <th
              key={header.id}
              scope="colgroup"
              colSpan={header.colSpan}
              className={classes(place, 'border-x border-x-border text-center text-text')}
              style={style}
            >
              <table.FlexRender header={header} />
            </th>
          );
        })}
    </tr>
  );
}
