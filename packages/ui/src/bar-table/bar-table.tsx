import { Download, FileSpreadsheet, Image } from 'lucide-react';
import { useId, useRef } from 'react';

import { classes } from '../classes/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { csvOfBars, pngOfBars } from './files.ts';
import { longestOf, partsOf, type BarColumn, type BarRow } from './rows.ts';
import { barTableWords } from './words.ts';

export interface BarTableProps {
  title: string;
  description?: string | undefined;
  /** What the rows are: the heading of their names. */
  rowLabel: string;
  columns: readonly BarColumn[];
  rows: readonly BarRow[];
  /** Takes the picture or the numbers as a file; without it none can be had. */
  onSave?: ((file: Blob, kind: 'png' | 'csv') => void) | undefined;
  loading?: boolean | undefined;
  className?: string | undefined;
}

const loadingRows = ['w-5/6', 'w-2/3', 'w-1/2', 'w-2/5', 'w-1/4'];

/** Numbers of a few kinds beside the bars they make: a picture and its table in one. */
export function BarTable(props: BarTableProps) {
  const { title, description, rowLabel, columns, rows, onSave, loading = false, className } = props;
  const labels = useLabels();
  const words = useWords(barTableWords);
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const longest = longestOf(rows, columns);
  const file = { title, rowLabel, columns, rows };

  async function savePicture(): Promise<void> {
    if (!region.current) return;
    const tokens = getComputedStyle(region.current);
    onSave?.(await pngOfBars(file, (token) => tokens.getPropertyValue(`--${token}`)), 'png');
  }

  return (
    <section
      ref={region}
      data-slot="bar-table"
      aria-labelledby={titleId}
      aria-busy={loading}
      className={classes('min-w-0 rounded-large border border-border bg-surface p-4', className)}
    >
      <div className="mb-2 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="font-semibold">
            {title}
          </h2>
          {description && <p className="text-small text-text-muted">{description}</p>}
        </div>
        {onSave && !loading && rows.length > 0 && (
          <DropdownMenu
            label={words.save}
            trigger={
              <IconButton size="small" label={`${words.save}: ${title}`} icon={<Download aria-hidden />} />
            }
          >
            <DropdownMenuItem icon={<Image aria-hidden />} onSelect={() => void savePicture()}>
              {words.png}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<FileSpreadsheet aria-hidden />}
              onSelect={() => onSave(new Blob([csvOfBars(file)], { type: 'text/csv' }), 'csv')}
            >
              {words.csv}
            </DropdownMenuItem>
          </DropdownMenu>
        )}
      </div>
      {loading && (
        <div role="status" aria-label={labels.loading} className="flex flex-col gap-3 py-2">
          {loadingRows.map((width) => (
            <Skeleton key={width} className={classes('h-4', width)} />
          ))}
        </div>
      )}
      {!loading && rows.length === 0 && <p className="py-6 text-center text-text-muted">{words.empty}</p>}
      {!loading && rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than its place scrolls, so the keyboard has to reach it
        <div role="group" aria-labelledby={titleId} tabIndex={0} className="overflow-x-auto">
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
                    className="py-1.5 pl-3 text-right font-medium whitespace-nowrap"
                  >
                    <span className="inline-flex items-center gap-1.5">
                      {column.tone && <Swatch tone={column.tone} />}
                      {column.label}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-t border-border">
                  <th scope="row" className="max-w-56 truncate py-1.5 pr-3 text-left font-normal">
                    {row.label}
                  </th>
                  <td aria-hidden className="py-1.5 max-sm:hidden">
                    <Bar row={row} columns={columns} longest={longest} />
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
        </div>
      )}
    </section>
  );
}

function Swatch({ tone }: { tone: NonNullable<BarColumn['tone']> }) {
  return (
    <span aria-hidden className="size-2.5 rounded-small" style={{ background: `var(--tone-${tone})` }} />
  );
}

interface BarProps {
  row: BarRow;
  columns: readonly BarColumn[];
  longest: number;
}

function Bar({ row, columns, longest }: BarProps) {
  return (
    <span className="flex h-3 gap-px">
      {partsOf(row, columns, longest).map(({ key, tone, share }) => (
        <span
          key={key}
          className="block h-full min-w-0.5 rounded-small"
          style={{ width: `${share * 100}%`, background: `var(--tone-${tone})` }}
        />
      ))}
    </span>
  );
}
