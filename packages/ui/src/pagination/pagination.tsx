import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';

import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../labels/index.ts';

export interface PageRange {
  /** The requested page, clamped to 1…pages. */
  page: number;
  pages: number;
  /** Ordinal of the first and last row shown, from 1; both 0 when there are no rows. */
  from: number;
  to: number;
}

/** Pages count from 1; an empty list has one empty page. */
export function pageRange(requested: number, perPage: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, requested), pages);
  return {
    page,
    pages,
    from: total === 0 ? 0 : (page - 1) * perPage + 1,
    to: Math.min(page * perPage, total),
  };
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** Rows altogether. */
  total: number;
  /** There are more than `total`: counting stopped there, and so do the pages. */
  isTotalLimited?: boolean | undefined;
  perPageOptions?: readonly number[] | undefined;
  onPageChange: (page: number) => void;
  onPerPageChange?: ((perPage: number) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

export function Pagination({
  page: requested,
  perPage,
  total,
  isTotalLimited = false,
  perPageOptions = [25, 50, 100],
  onPageChange,
  onPerPageChange,
  className,
  ref,
}: PaginationProps) {
  const labels = useLabels();
  const { page, pages, from, to } = pageRange(requested, perPage, total);
  return (
    <nav
      ref={ref}
      data-slot="pagination"
      aria-label={labels.pagination}
      className={classes(
        'flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-small text-text-muted tabular-nums',
        className,
      )}
    >
      {onPerPageChange && (
        <label className="flex items-center gap-2">
          <span className="max-sm:sr-only">{labels.rowsPerPage}</span>
          <span className="relative">
            <select
              value={perPage}
              onChange={(event) => onPerPageChange(Number(event.currentTarget.value))}
              className="h-7 appearance-none rounded-medium border border-border bg-surface pr-6 pl-2 text-text"
            >
              {perPageOptions.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-4"
            />
          </span>
        </label>
      )}
      <span aria-live="polite">
        {isTotalLimited ? labels.rangeOfMore(from, to, total) : labels.rangeOf(from, to, total)}
        <span className="sr-only">, {labels.pageOf(page, pages)}</span>
      </span>
      <span className="flex gap-1">
        <IconButton
          label={labels.previousPage}
          icon={<ChevronLeft aria-hidden />}
          size="small"
          variant="secondary"
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          label={labels.nextPage}
          icon={<ChevronRight aria-hidden />}
          size="small"
          variant="secondary"
          disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
