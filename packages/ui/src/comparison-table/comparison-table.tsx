import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { ScrollArea } from '../scroll-area/index.ts';

const comparisonTableWords = defineWords('comparison-table', {
  pl: { lower: 'mniej', higher: 'więcej', other: 'inaczej' },
  en: { lower: 'less', higher: 'more', other: 'other' },
});

/** What is compared, one column each. */
export interface ComparedColumn {
  readonly id: string;
  readonly title: ReactNode;
  /** Below the title: badges. */
  readonly notes?: ReactNode;
  /** Highlighted: the recommended one. */
  readonly emphasis?: boolean;
}

export interface ComparedCell {
  /** Formatted, with its unit. */
  readonly value: string;
  /** How it compares to the reference column; nothing where it is the same. */
  readonly mark?: 'lower' | 'higher' | 'other' | null;
  /** Below the value. */
  readonly note?: string | undefined;
}

export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  /** In the order of the columns. */
  readonly cells: readonly ComparedCell[];
}

export interface ComparedGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

export interface ComparisonTableProps {
  /** What the table compares. */
  label: string;
  /** Above the names of the rows. */
  rowsTitle: string;
  columns: readonly ComparedColumn[];
  groups: readonly ComparedGroup[];
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const signs = { lower: '↓', higher: '↑', other: '≠' } as const;

/**
 * A few things side by side, a row for each of their properties. The names of the rows stay in view while the columns
 * scroll; a value that differs from that of the column all are compared with has a sign, in words for screen readers.
 */
export function ComparisonTable({ label, rowsTitle, columns, groups, className, ref }: ComparisonTableProps) {
  return (
    <ScrollArea
      ref={ref}
      label={label}
      orientation="horizontal"
      className={classes('rounded-large border border-border bg-surface', className)}
    >
      <table data-slot="comparison-table" className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-sticky min-w-36 bg-surface px-3 py-2 align-bottom text-small font-normal text-text-muted sm:min-w-56"
            >
              {rowsTitle}
            </th>
            {columns.map(({ id, title, notes, emphasis = false }) => (
              <th
                key={id}
                scope="col"
                className={classes(
                  'min-w-36 border-b-2 px-3 py-2 text-right align-bottom font-semibold wrap-anywhere',
                  emphasis ? 'border-accent' : 'border-border',
                )}
              >
                {notes ? <span className="mb-1 flex flex-wrap justify-end gap-1">{notes}</span> : null}
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="bg-surface-muted px-3 py-1.5 text-small font-semibold"
              >
                <span className="sticky left-3">{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id}>
                <th
                  scope="row"
                  className="sticky left-0 z-sticky border-t border-border bg-surface px-3 py-1.5 align-top font-normal text-text-muted"
                >
                  {row.label}
                </th>
                {row.cells.map((cell, index) => (
                  <Cell key={columns[index]?.id ?? index} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollArea>
  );
}

function Cell({ cell: { value, mark, note } }: { cell: ComparedCell }) {
  const words = useWords(comparisonTableWords);
  return (
    <td className="border-t border-border px-3 py-1.5 text-right align-top tabular-nums">
      <span className={classes('whitespace-nowrap', mark && 'font-semibold')}>
        {mark ? (
          <>
            <span aria-hidden className="mr-1 text-text-muted">
              {signs[mark]}
            </span>
            <span className="sr-only">{`${words[mark]}: `}</span>
          </>
        ) : null}
        {value}
      </span>
      {note ? <span className="block text-small text-text-muted">{note}</span> : null}
    </td>
  );
}
