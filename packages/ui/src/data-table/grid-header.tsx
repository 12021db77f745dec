import { useRef, useState, type KeyboardEvent } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import type { ColumnSettings } from './column-settings.ts';
import { columnRuns } from './column-widths.ts';
import { SELECTION_WIDTH } from './columns.ts';
import { HeaderCell, headingClasses, type HeadingControls } from './header-cell.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { selectionState } from './selection.ts';
import type { TableView } from './table-view.ts';
import { useMovableHeadings } from './use-movable-headings.tsx';
import { contentWidth, type ColumnWidthControls } from './use-column-widths.ts';
import type { PlacedColumn } from './use-table-model.ts';
import { dataTableWords } from './words.ts';

interface GridHeaderProps<Row> {
  view: TableView<Row>;
  sort: string;
  onSortChange: ((sort: string) => void) | undefined;
  settings: ColumnSettings;
  /** Undefined where the columns stay as they are. */
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
  widths: Readonly<Record<string, number>>;
  resize: ColumnWidthControls;
}

/** The headings. Where columns can be arranged one column is in the tab order, and arrows go to the others. */
export function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { view, sort, onSortChange, settings, onSettingsChange, widths, resize } = props;
  const { parts, rows, selection, onToggleAll } = view;
  const { columns, selectable } = parts;
  const words = useWords(dataTableWords);
  const head = useRef<HTMLTableSectionElement>(null);
  const movable = useMovableHeadings({ row: head, columns, settings, onChange: onSettingsChange });
  const [active, setActive] = useState<string>();
  const current = columns.some(({ id }) => id === active) ? active : columns[0]?.id;
  const state = selectable
    ? selectionState(
        rows.map((row) => row.id),
        selection,
      )
    : 'none';
  const grouped = columns.some((column) => column.group !== undefined);
  const top = grouped ? 'top-8' : 'top-0';
  const tabIndexOf = ({ id }: PlacedColumn<Row>) => (id === current ? 0 : -1);

  function controlsOf(
    column: PlacedColumn<Row>,
    position: number,
    onChange: (settings: ColumnSettings) => void,
  ): HeadingControls {
    const tabIndex = tabIndexOf(column);
    const fit = () => {
      const table = head.current?.closest('table');
      const leading = (selectable ? 1 : 0) + (parts.renderExpanded ? 1 : 0);
      if (table) resize.commit(column.id, contentWidth(table, position + leading));
    };
    const sameSide = (other: number) => {
      const neighbour = columns[other];
      const stays = (neighbour?.pinIndex === undefined) === (column.pinIndex === undefined);
      return stays ? neighbour : undefined;
    };
    return {
      menu: (
        <HeaderMenu
          column={column}
          before={sameSide(position - 1)}
          after={sameSide(position + 1)}
          settings={settings}
          onChange={onChange}
          onSortChange={onSortChange}
          onFit={fit}
          tabIndex={tabIndex}
        />
      ),
      handle: (
        <ResizeHandle
          column={column.header}
          width={widths[column.id] ?? 0}
          tabIndex={tabIndex}
          onPreview={(width) => {
            resize.preview(column.id, width);
          }}
          onCommit={(width) => {
            resize.commit(column.id, width);
          }}
          onFit={fit}
        />
      ),
    };
  }

  return (
    <thead ref={head}>
      {grouped ? <GroupRow parts={parts} /> : null}
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
              checked={state === 'some' ? 'mixed' : state === 'all'}
              disabled={rows.length === 0}
              onCheckedChange={onToggleAll}
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
        {columns.map((column, position) => (
          <HeaderCell
            key={column.id}
            sort={sort}
            onSortChange={onSortChange}
            top={top}
            column={column}
            {...(onSettingsChange && {
              tabIndex: tabIndexOf(column),
              controls: controlsOf(column, position, onSettingsChange),
              drag: movable.dragOf(column.id),
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

function GroupRow<Row>({ parts }: { parts: TableView<Row>['parts'] }) {
  const leading = (parts.selectable ? 1 : 0) + (parts.renderExpanded ? 1 : 0);
  const pins = new Map(parts.columns.map(({ id, pinIndex }) => [id, pinIndex]));
  return (
    <tr>
      {leading > 0 ? (
        <td colSpan={leading} className={classes(headingClasses, 'top-0 left-0 z-corner')} />
      ) : null}
      {columnRuns(parts.columns).map(({ group, first, span }) => {
        const pin = pins.get(first);
        const place = classes(headingClasses, 'top-0 truncate', pin !== undefined && 'z-corner');
        const style = pin === undefined ? undefined : { left: `var(--pin-${pin})` };
        return group === undefined ? (
          <td key={first} colSpan={span} className={place} style={style} />
        ) : (
          <th
            key={first}
            scope="colgroup"
            colSpan={span}
            className={classes(place, 'border-x border-x-border text-center text-text')}
            style={style}
          >
            {group}
          </th>
        );
      })}
    </tr>
  );
}
