import { useRef, useState } from 'react';

import { leadingWidth, pinPlaces } from './cell-place.ts';
import type { ColumnSettings } from './column-settings.ts';
import { EXPANDER_WIDTH, SELECTION_WIDTH } from './columns.ts';
import { EndSentinel } from './end-sentinel.tsx';
import { GridBody } from './grid-body.tsx';
import { GridFooter } from './grid-footer.tsx';
import { GridHeader } from './grid-header.tsx';
import { EdgeFades } from './later-fades.ts';
import { takesFocus, VIRTUAL_OVER, type TableView } from './table-view.ts';
import { useColumnWidths } from './use-column-widths.ts';

interface DataGridProps<Row> {
  view: TableView<Row>;
  /** Pixels there are for the whole table. */
  width: number;
  sort: string;
  onSortChange: ((sort: string) => void) | undefined;
  settings: ColumnSettings;
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
}

/** The wide form: a real table with a sticky heading, whose columns fade where they go on beyond its edges. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { view, width, sort, onSortChange, settings, onSettingsChange } = props;
  const { parts, rows, loading, label } = view;
  const { columns, selectable } = parts;
  const leading = leadingWidth(selectable, parts.renderExpanded !== undefined);
  const resize = useColumnWidths({
    columns,
    chosen: settings.widths,
    // two pixels of border; spare room goes to the columns, never to the boxes
    room: width - 2 - leading,
    onChange: onSettingsChange
      ? (widths) => {
          onSettingsChange({ ...settings, widths });
        }
      : undefined,
  });
  const total = resize.total + leading;
  const pinned = columns.filter(({ pinIndex }) => pinIndex !== undefined);
  const scroller = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const isReachable =
    onSortChange !== undefined || onSettingsChange !== undefined || (rows.length > 0 && takesFocus(parts));

  return (
    <>
      <div
        ref={scroller}
        data-grid-scroller
        // with nothing to focus in it, it is scrolled by the keyboard itself
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isReachable ? undefined : 0}
        className="relative min-w-0 overflow-auto rounded-large border border-border bg-surface contain-content focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        style={{ maxHeight: view.maxHeight }}
      >
        <table
          aria-label={label}
          aria-busy={loading}
          data-wide={total > width - 2 || undefined}
          aria-rowcount={rows.length > VIRTUAL_OVER ? rows.length + 1 : undefined}
          className="table-fixed border-separate border-spacing-0 text-left"
          style={{
            width: resize.fixed ? total : '100%',
            minWidth: total,
            ...pinPlaces(columns, resize.widths, leading),
          }}
        >
          <colgroup>
            {selectable ? <col style={{ width: SELECTION_WIDTH }} /> : null}
            {parts.renderExpanded ? <col style={{ width: EXPANDER_WIDTH }} /> : null}
            {columns.map(({ id }) => (
              <col key={id} style={{ width: resize.widths[id] }} />
            ))}
          </colgroup>
          <GridHeader
            view={view}
            sort={sort}
            onSortChange={onSortChange}
            settings={settings}
            onSettingsChange={onSettingsChange}
            widths={resize.widths}
            resize={resize}
          />
          <GridBody view={view} compact={settings.compact} width={width} status={status} />
          <GridFooter parts={parts} />
        </table>
        {view.onEndReached ? <EndSentinel key={rows.length} onReached={view.onEndReached} /> : null}
      </div>
      {view.onWrite ? <div ref={setStatus} role="status" className="sr-only" /> : null}
      {total > width - 2 ? (
        <EdgeFades
          scroller={scroller}
          pinned={pinned.reduce((sum, { id }) => sum + (resize.widths[id] ?? 0), leading)}
        />
      ) : null}
    </>
  );
}
