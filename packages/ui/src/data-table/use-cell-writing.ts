import { useEffect, useLayoutEffect, useRef } from 'react';

import { batchOf, stepBack, type Batch } from './cell-history.ts';
import { textOf, type CellTable, type WriteKind, type WrittenCell } from './cell-texts.ts';
import type { CellRef } from './editing.ts';

/** How many writes can be undone. */
const REMEMBERED = 100;

interface CellWritingInput<Row> {
  table: CellTable<Row>;
  editing: CellRef | undefined;
  onWrite: (cells: WrittenCell<Row>[], how: WriteKind) => void;
}

/** Writes into cells, and undoes it, including text typed into a cell's field. */
export function useCellWriting<Row>({ table, editing, onWrite }: CellWritingInput<Row>) {
  const past = useRef<readonly Batch[]>([]);
  const future = useRef<readonly Batch[]>([]);
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });

  const { row: key, column } = editing ?? {};
  useEffect(() => {
    if (key === undefined || column === undefined) return undefined;
    const { columns, rows } = latest.current;
    const [own, row] = [columns.find(({ id }) => id === column), rows.find(({ id }) => id === key)];
    const text = own && row ? textOf(own, row.original) : '';
    return () => {
      past.current = [...past.current, [{ key, column, text }]].slice(-REMEMBERED);
      future.current = [];
    };
  }, [key, column]);

  return {
    write: (cells: WrittenCell<Row>[], how: WriteKind) => {
      past.current = [...past.current, batchOf(table, cells)].slice(-REMEMBERED);
      future.current = [];
      onWrite(cells, how);
    },
    undo: () => {
      const { cells, inverse, rest } = stepBack(table, past.current);
      past.current = rest;
      if (cells.length === 0) return;
      future.current = [...future.current, inverse];
      onWrite(cells, 'undone');
    },
    redo: () => {
      const { cells, inverse, rest } = stepBack(table, future.current);
      future.current = rest;
      if (cells.length === 0) return;
      past.current = [...past.current, inverse];
      onWrite(cells, 'redone');
    },
  };
}
