import type { ReactNode } from 'react';

import { chartToken } from '../chart/tones.ts';
import { classes } from '../classes/index.ts';
import type { BarFile } from './files.ts';
import type { BarColumn, BarRow } from './rows.ts';

interface Props {
  file: BarFile;
  /** Renders the content between the name of a row and its numbers. */
  barOf: (row: BarRow, place: number) => ReactNode;
  /** Bars touch each other, and are below the names where there is no room beside them. */
  joined?: boolean;
}

/** The rows of a picture: names, bars and numbers. */
export function NumberTable({ file, barOf, joined = false }: Props) {
  const { title, rowLabel, columns, rows } = file;
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead className="text-small text-text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 text-left font-medium">
            {rowLabel}
          </th>
          <td aria-hidden className="w-full min-w-16 max-sm:hidden" />
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classes(
                'py-1.5 pl-3 text-right font-medium whitespace-nowrap',
                joined && 'align-bottom max-sm:whitespace-normal',
              )}
            >
              <span className="inline-flex items-center gap-1.5">
                {column.tone && !joined && <Swatch tone={column.tone} />}
                {column.label}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.key} className="border-t border-border">
            <th
              scope="row"
              className={classes(
                'max-w-56 py-1.5 pr-3 text-left font-normal',
                joined ? 'min-w-28 wrap-anywhere sm:min-w-52' : 'truncate',
              )}
            >
              {row.label}
              {joined && (
                <span aria-hidden className="relative mt-1 block h-4 sm:hidden">
                  {barOf(row, place)}
                </span>
              )}
            </th>
            <td aria-hidden className={classes('max-sm:hidden', joined ? 'relative' : 'py-1.5')}>
              {barOf(row, place)}
            </td>
            {columns.map(({ key }) => {
              const number = row.numbers[key];
              return (
                <td key={key} className="py-1.5 pl-3 text-right whitespace-nowrap">
                  {number?.shown ?? number?.text ?? '–'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ tone }: { tone: NonNullable<BarColumn['tone']> }) {
  return (
    <span
      aria-hidden
      className="size-2.5 rounded-small"
      style={{ background: `var(--${chartToken(tone)})` }}
    />
  );
}
