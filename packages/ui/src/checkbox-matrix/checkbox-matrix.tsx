import { CloudOff } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';

export interface MatrixLine<Key extends string> {
  key: Key;
  label: string;
  /** Below the label, e.g. what the line means. */
  hint?: ReactNode;
}

export interface MatrixCell {
  checked: boolean;
  disabled?: boolean | undefined;
  /** Highlighted, with this text for screen readers: "differs from the default". */
  mark?: string | undefined;
  /** Its value is not saved yet, with this text: "waits for the connection". */
  pending?: string | undefined;
}

interface Position {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);

/** Where a key leads within a grid; null for keys that lead nowhere. Home and End go along the row. */
export function positionAfter(
  key: string,
  at: Position,
  size: { readonly rows: number; readonly columns: number },
): Position | null {
  if (key === 'Home') return { ...at, column: 0 };
  if (key === 'End') return { ...at, column: size.columns - 1 };
  const step = steps[key];
  if (!step) return null;
  return { row: within(at.row + step[0], size.rows), column: within(at.column + step[1], size.columns) };
}

export interface CheckboxMatrixProps<Row extends string, Column extends string> {
  /** Name of the whole. */
  label: string;
  /** Heading of the first column. */
  rowsLabel: string;
  rows: readonly MatrixLine<Row>[];
  columns: readonly MatrixLine<Column>[];
  cell: (row: Row, column: Column) => MatrixCell;
  onToggle: (row: Row, column: Column, checked: boolean) => void;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Choices at the crossings of rows and columns. One stop for Tab; arrows, Home and End move between the boxes,
 * the space bar changes one.
 */
export function CheckboxMatrix<Row extends string, Column extends string>({
  label,
  rowsLabel,
  rows,
  columns,
  cell,
  onToggle,
  empty,
  className,
  ref,
}: CheckboxMatrixProps<Row, Column>) {
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Position>({ row: 0, column: 0 });
  // rows may have gone since, e.g. by a search
  const current = { row: Math.min(stop.row, Math.max(rows.length - 1, 0)), column: stop.column };

  function move(event: KeyboardEvent, at: Position): void {
    const next = positionAfter(event.key, at, { rows: rows.length, columns: columns.length });
    if (!next) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus();
  }

  return (
    <div
      ref={ref}
      data-slot="checkbox-matrix"
      className={classes('overflow-auto rounded-large border border-border bg-surface', className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells arrows move through is a grid */}
      <table ref={grid} role="grid" aria-label={label} className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-corner border-b border-border bg-surface-muted px-3 py-2 text-left text-small font-medium text-text-muted"
            >
              {rowsLabel}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className="sticky top-0 z-sticky min-w-24 border-b border-border bg-surface-muted px-3 py-2 text-center text-small font-medium"
              >
                {column.label}
                {column.hint && <div className="font-normal text-text-muted">{column.hint}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.key} className="group">
              <th
                scope="row"
                className="sticky left-0 z-sticky min-w-40 border-b border-border bg-surface px-3 py-1.5 text-left font-normal group-last:border-b-0 group-hover:bg-row-hover"
              >
                {row.label}
                {row.hint && <div className="text-small text-text-muted">{row.hint}</div>}
              </th>
              {columns.map((column, columnIndex) => {
                const { checked, disabled = false, mark, pending } = cell(row.key, column.key);
                const at = { row: rowIndex, column: columnIndex };
                return (
                  <td
                    key={column.key}
                    className="border-b border-border p-1.5 text-center pointer-coarse:p-0 group-last:border-b-0 group-hover:bg-row-hover"
                  >
                    <span className="relative inline-flex size-7 items-center pointer-coarse:size-12 justify-center">
                      <Checkbox
                        checked={checked}
                        // one that cannot be changed is still read
                        aria-disabled={disabled}
                        aria-label={[`${row.label}: ${column.label}`, mark, pending]
                          .filter(Boolean)
                          .join(', ')}
                        data-cell={`${rowIndex}:${columnIndex}`}
                        tabIndex={current.row === rowIndex && current.column === columnIndex ? 0 : -1}
                        onFocus={() => setStop(at)}
                        onKeyDown={(event) => move(event, at)}
                        onCheckedChange={(next) => {
                          if (!disabled) onToggle(row.key, column.key, next);
                        }}
                        className={classes(disabled && 'cursor-not-allowed opacity-50')}
                      />
                      {pending && (
                        <span
                          aria-hidden
                          title={pending}
                          className="absolute top-1/2 left-full -translate-y-1/2 text-text-muted"
                        >
                          <CloudOff className="size-3" />
                        </span>
                      )}
                      {mark && (
                        <span
                          aria-hidden
                          title={mark}
                          className="absolute top-0 right-0 size-2 rounded-full border border-surface bg-warning"
                        />
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}
