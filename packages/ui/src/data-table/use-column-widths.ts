import { useState } from 'react';

import { clampWidth } from './column-settings.ts';
import { columnWidths } from './column-widths.ts';
import type { PlacedColumn } from './use-table-model.ts';

interface ColumnWidthsInput<Row> {
  columns: readonly PlacedColumn<Row>[];
  chosen: Readonly<Record<string, number>>;
  /** Pixels there are for the columns. */
  room: number;
  onChange: ((widths: Record<string, number>) => void) | undefined;
}

/** The widths drawn, and how they are changed: while one is dragged the others keep still. */
export function useColumnWidths<Row>({ columns, chosen, room, onChange }: ColumnWidthsInput<Row>) {
  const [preview, setPreview] = useState<Record<string, number>>();
  const settled = columnWidths(columns, chosen, room);
  const widths = preview ? { ...settled, ...preview } : settled;
  const shown = columns.map(({ id }) => id);
  return {
    widths,
    total: shown.reduce((sum, id) => sum + (widths[id] ?? 0), 0),
    /** All columns have their own width, so that spare room stays empty. */
    fixed: preview !== undefined || shown.every((id) => chosen[id] !== undefined),
    preview: (id: string, width: number) => {
      setPreview({ [id]: clampWidth(width) });
    },
    /** Undefined gives the column its usual width back. */
    commit: (id: string, width: number | undefined) => {
      setPreview(undefined);
      const frozen = Object.fromEntries(shown.map((each) => [each, clampWidth(settled[each] ?? 0)]));
      const { [id]: _usual, ...others } = chosen;
      onChange?.(width === undefined ? others : { ...chosen, ...frozen, [id]: clampWidth(width) });
    },
  };
}

export type ColumnWidthControls = Pick<ReturnType<typeof useColumnWidths>, 'preview' | 'commit'>;

/** Pixels the widest drawn content of the column takes, its padding included. */
export function contentWidth(table: HTMLTableElement, position: number): number {
  const widest = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index], thead tr:last-child')]
    .map((row) => {
      const cell = row.cells[position];
      if (!cell) return 0;
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('[data-heading]') ?? cell);
      return range.getBoundingClientRect().width;
    })
    .reduce((most, width) => Math.max(most, width), 0);
  return Math.ceil(widest) + CELL_PADDING;
}

/** Both sides of a cell, and the sort mark of a heading. */
const CELL_PADDING = 44;
