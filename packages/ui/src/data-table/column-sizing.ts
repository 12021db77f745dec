import {
  functionalUpdate,
  type ColumnSizingState,
  type columnResizingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';

import { clampWidth, type ColumnSettings } from './column-settings.ts';
import { DEFAULT_COLUMN_WIDTH, MIN_COLUMN_WIDTH, type DataColumn } from './columns.ts';
import { isShown, withSizes } from './table-state.ts';

type SizedColumn = Pick<DataColumn<never>, 'id' | 'leftOut' | 'width'>;

/** Pixels a column needs to show all its content: for its heading alone, and for its widest drawn cell. */
export interface ColumnNeed {
  readonly heading: number;
  readonly content: number;
}

export type ColumnNeeds = Readonly<Record<string, ColumnNeed>>;

/** Wider content is cut, with any room: one long text must not use the room of all other columns. */
const MOST_FOR_CONTENT = 420;

interface Share {
  readonly id: string;
  /** Pixels it has before room changes hands. */
  readonly usual: number;
  /** Pixels it would show everything at. */
  readonly ideal: number;
}

const sumOf = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** Gives room to columns that are too narrow, to those that lack least first: as many as possible show everything. */
function withLacksFilled(shares: readonly Share[], room: number): ColumnSizingState {
  const lacking = shares
    .map(({ id, usual, ideal }) => ({ id, lack: ideal - usual }))
    .filter(({ lack }) => lack > 0)
    .toSorted((one, other) => one.lack - other.lack);
  let left = room;
  return Object.fromEntries(
    lacking.map(({ id, lack }) => {
      const given = Math.min(lack, left);
      left -= given;
      return [id, given];
    }),
  );
}

/**
 * Pixels each column is drawn at. Chosen widths stay. No other is narrower than its heading; what is known to be cut gets
 * spare room first, then what columns of short texts do not need, and the rest is shared in proportion.
 */
export function columnWidths(
  columns: readonly SizedColumn[],
  chosen: Readonly<ColumnSizingState>,
  room: number,
  needs: ColumnNeeds = {},
): ColumnSizingState {
  const shares = columns
    .filter(({ id }) => chosen[id] === undefined)
    .map(({ id, width = DEFAULT_COLUMN_WIDTH }): Share => {
      const need = needs[id];
      const usual = Math.max(width, need?.heading ?? 0);
      const ideal = need ? Math.max(need.heading, Math.min(need.content, MOST_FOR_CONTENT)) : usual;
      return { id, usual, ideal };
    });
  const spare = Math.max(
    0,
    room - sumOf(columns.map(({ id }) => chosen[id] ?? 0)) - sumOf(shares.map(({ usual }) => usual)),
  );
  const unneeded = sumOf(shares.map(({ usual, ideal }) => Math.max(0, usual - ideal)));
  const given = withLacksFilled(shares, spare + unneeded);
  const used = sumOf(Object.values(given));
  const share = unneeded > 0 ? Math.max(0, used - spare) / unneeded : 0;
  const filled = shares.map(({ id, usual, ideal }) => ({
    id,
    width: usual + (given[id] ?? -Math.max(0, usual - ideal) * share),
  }));
  const total = sumOf(filled.map(({ width }) => width));
  const stretch = total > 0 ? 1 + Math.max(0, spare - used) / total : 1;
  return {
    ...chosenOf(columns, chosen),
    ...Object.fromEntries(filled.map(({ id, width }) => [id, width * stretch])),
  };
}

const chosenOf = (columns: readonly SizedColumn[], chosen: Readonly<ColumnSizingState>): ColumnSizingState =>
  Object.fromEntries(columns.flatMap(({ id }) => (chosen[id] === undefined ? [] : [[id, chosen[id]]])));

const notResizing: columnResizingState = {
  columnSizingStart: [],
  deltaOffset: null,
  deltaPercentage: null,
  isResizingColumn: false,
  startOffset: null,
  startSize: null,
};

interface ColumnSizingInput {
  columns: readonly SizedColumn[];
  settings: ColumnSettings;
  /** Pixels there are for the columns. */
  room: number;
  onChange: ((settings: ColumnSettings) => void) | undefined;
}

/** Returns the column sizes for the table: those drawn; while one is dragged the others do not change. */
export function useColumnSizing({ columns, settings, room, onChange }: ColumnSizingInput) {
  const [needs, setNeeds] = useState<ColumnNeeds>({});
  const [resizing, setResizing] = useState(notResizing);
  // a drag reads what it has written at once
  const latest = useRef(notResizing);
  const drawn = useMemo(
    () =>
      columnWidths(
        columns.filter((column) => isShown(settings, column)),
        settings.widths,
        room,
        needs,
      ),
    [columns, settings, room, needs],
  );
  // of the first rows alone: widths do not change while the user turns pages
  const measure = (table: HTMLTableElement) => {
    const found = needsOf(table, needs);
    if (Object.keys(found).length > 0) setNeeds({ ...needs, ...found });
  };
  const dragged = resizing.isResizingColumn || undefined;
  const columnSizing =
    dragged === undefined
      ? drawn
      : { ...drawn, [dragged]: clampWidth((drawn[dragged] ?? 0) + (resizing.deltaOffset ?? 0)) };
  return {
    state: { columnSizing, columnResizing: resizing },
    measure,
    /** All columns have their own width, so that spare room stays empty. */
    isFixed: dragged !== undefined || Object.keys(drawn).every((id) => settings.widths[id] !== undefined),
    options: {
      columnResizeMode: 'onEnd' as const,
      onColumnResizingChange: (updater: Updater<columnResizingState>) => {
        latest.current = functionalUpdate(updater, latest.current);
        setResizing(latest.current);
      },
      onColumnSizingChange: (updater: Updater<ColumnSizingState>) => {
        const next = withSizes(settings, drawn, functionalUpdate(updater, drawn));
        if (next !== settings) onChange?.(next);
      },
    },
  };
}

/** Both sides of a cell, and a pixel for fractions. */
const CELL_PADDING = 25;
/** Width of the elements beside the text of a heading, with the gap before them. */
const SORT_MARK = 18;
const MENU_BUTTON = 22;

/** The end of a chip, with a pixel for fractions. */
const LABEL_PADDING = 9;

/** Rows that are measured: reading widths takes time. */
const MEASURED_ROWS = 50;

function widthOf(content: Element): number {
  const range = document.createRange();
  range.selectNodeContents(content);
  return range.getBoundingClientRect().width;
}

/** Returns the padding after a cut label's text, which the width of the text does not include. */
function restOf(cell: Element): number {
  const label = cell.querySelector('.truncate');
  return label && label.scrollWidth > label.clientWidth ? LABEL_PADDING : 0;
}

function headingWidth(cell: HTMLTableCellElement): number {
  const has = (control: string) => cell.querySelector(`[data-heading-control="${control}"]`) !== null;
  const controls = (has('sort') ? SORT_MARK : 0) + (has('menu') ? MENU_BUTTON : 0);
  return widthOf(cell.querySelector('[data-heading]') ?? cell) + controls;
}

const headingsOf = (table: HTMLTableElement) => [
  ...(table.tHead?.querySelector<HTMLTableRowElement>('tr:last-child')?.cells ?? []),
];

/** What the column at this position, with this heading, needs for the rows that are drawn. */
function needAt(table: HTMLTableElement, heading: HTMLTableCellElement, position: number): ColumnNeed {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')].slice(
    0,
    MEASURED_ROWS,
  );
  const widest = rows.reduce((most, { cells }) => {
    const cell = cells[position];
    return cell ? Math.max(most, widthOf(cell) + restOf(cell)) : most;
  }, 0);
  return {
    heading: Math.ceil(headingWidth(heading)) + CELL_PADDING,
    content: Math.ceil(widest) + CELL_PADDING,
  };
}

/** The needs of the columns that are drawn and not known yet, by their ids; none before there are rows. */
function needsOf(table: HTMLTableElement, known: ColumnNeeds): ColumnNeeds {
  const fresh = headingsOf(table)
    .map((heading, position) => ({ heading, position, id: heading.dataset['column'] }))
    .flatMap(({ id, ...place }) => (id === undefined || known[id] ? [] : [{ id, ...place }]));
  if (fresh.length === 0 || !table.querySelector('tbody tr[data-index]')) return {};
  return Object.fromEntries(fresh.map(({ id, heading, position }) => [id, needAt(table, heading, position)]));
}

/** Returns the width in pixels at which the column shows all its content in the drawn rows. */
export function contentWidth(table: HTMLTableElement, position: number): number {
  const heading = headingsOf(table)[position];
  if (!heading) return MIN_COLUMN_WIDTH;
  const need = needAt(table, heading, position);
  return Math.max(need.heading, need.content);
}
