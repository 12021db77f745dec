import { Skeleton } from '@szansa/ui/skeleton';
import type { ReactNode } from 'react';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** A heading, and the line under it. */
export function LoadingHeading() {
  return (
    <div className="space-y-2">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-4 w-40 max-w-full" />
    </div>
  );
}

/** Views, search and filters of a list in one row. */
export function LoadingToolbar() {
  return (
    <div className="mb-3 flex gap-1.5">
      <Skeleton className="h-control w-9 sm:w-32" />
      <Skeleton className="h-control w-64 max-sm:min-w-0 max-sm:flex-1" />
      <Skeleton className="h-control w-24" />
    </div>
  );
}

/** Rows of a table under their toolbar. */
export function LoadingTable() {
  return (
    <>
      <LoadingToolbar />
      <div className="rounded-large border border-border bg-surface">
        <div className="flex h-9 items-center border-b border-border px-3">
          <Skeleton className="h-3 w-1/3" />
        </div>
        {rows.map((row) => (
          <div
            key={row}
            className="grid h-row grid-cols-[2fr_1fr_1fr] items-center gap-6 border-b border-border px-3 last:border-b-0"
          >
            <Skeleton className={row % 3 === 1 ? 'h-3 w-2/3' : 'h-3 w-5/6'} />
            <Skeleton className="h-3 w-3/4" />
            <Skeleton className={row % 2 === 0 ? 'h-3 w-1/2' : 'h-3 w-2/3'} />
          </div>
        ))}
      </div>
    </>
  );
}

/** Columns of a board with cards in them, as high as their place. */
export function LoadingColumns() {
  return (
    <div className="flex h-full gap-2 overflow-hidden">
      {rows.slice(0, 6).map((column) => (
        <div key={column} className="h-full w-72 shrink-0 space-y-2 rounded-large bg-surface-muted p-2">
          <Skeleton className="h-6 w-32" />
          {rows.slice(0, 4 - (column % 3)).map((card) => (
            <div key={card} className="space-y-2 rounded-medium border border-border bg-surface p-2.5">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="h-3 w-5/6" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Names and values in a frame. */
export function LoadingFacts({ lines = 6 }: { lines?: number }) {
  return (
    <div className="grid grid-cols-2 gap-4 rounded-large border border-border bg-surface p-4">
      {rows.slice(0, lines).map((line) => (
        <div key={line} className="space-y-1.5">
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className={line % 2 === 0 ? 'h-4 w-5/6' : 'h-4 w-2/3'} />
        </div>
      ))}
    </div>
  );
}

/** A form in a frame: its heading, labels above fields in two columns, the button that saves. */
export function LoadingForm({ fields = 4 }: { fields?: number }) {
  return (
    <div className="space-y-4 rounded-large border border-border bg-surface p-6 max-md:p-4">
      <Skeleton className="h-5 w-40" />
      <div className="grid gap-4 sm:grid-cols-2">
        {rows.slice(0, fields).map((field) => (
          <div key={field} className="space-y-1.5">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-control w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="ml-auto h-control w-32" />
    </div>
  );
}

/** Boxes at the crossings of rows and columns. */
export function LoadingMatrix({ columns = 4 }: { columns?: number }) {
  return (
    <div className="overflow-hidden rounded-large border border-border bg-surface">
      {rows.map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 border-b border-border px-3 last:border-b-0">
          <div className="w-32 shrink-0">
            <Skeleton className={row % 3 === 1 ? 'h-3 w-24' : 'h-3 w-full'} />
          </div>
          {rows.slice(0, columns).map((column) => (
            <div key={column} className="flex flex-1 justify-center">
              <Skeleton className={row === 0 ? 'h-3 w-14' : 'size-4'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A row of tabs. */
export function LoadingTabs() {
  return (
    <div className="flex h-9 items-center gap-5 overflow-hidden border-b border-border px-2.5">
      {rows.slice(0, 4).map((tab) => (
        <Skeleton key={tab} className="h-4 w-20 shrink-0" />
      ))}
    </div>
  );
}

/** Records one under the other in a frame, each of two lines. */
export function LoadingRows({ count = 4 }: { count?: number }) {
  return (
    <div className="divide-y divide-border rounded-large border border-border bg-surface">
      {rows.slice(0, count).map((row) => (
        <div key={row} className="space-y-2 px-4 py-2.5">
          <Skeleton className={row % 2 === 0 ? 'h-4 w-1/2' : 'h-4 w-2/5'} />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}

/** A record: its heading, as far as it is known, tabs, and facts. */
export function LoadingRecord({ heading = <LoadingHeading /> }: { heading?: ReactNode }) {
  return (
    <div className="space-y-5">
      {heading}
      <LoadingTabs />
      <LoadingFacts />
    </div>
  );
}
