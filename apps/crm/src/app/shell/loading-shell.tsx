import { Skeleton } from '@szansa/ui/skeleton';

const entries = ['w-20', 'w-24', 'w-16', 'w-24', 'w-20', 'w-28', 'w-16'] as const;

/** The frame of the product while the session, its words and its first screen are on their way. */
export function LoadingShell() {
  return (
    <div aria-busy className="flex h-dvh overflow-hidden bg-canvas">
      <div className="flex w-56 shrink-0 flex-col gap-5 border-r border-border bg-surface p-4 max-md:hidden">
        <Skeleton className="h-7 w-28" />
        {entries.map((width, index) => (
          // two entries may be as wide, and none of them moves
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={index} className={width} />
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-12 shrink-0 items-center justify-between border-b border-border bg-surface px-4">
          <Skeleton className="w-32" />
          <Skeleton className="size-7 rounded-full" />
        </div>
        <div className="space-y-3 p-6 max-md:p-4">
          <Skeleton className="h-8 w-64 max-w-full" />
          <Skeleton className="w-40" />
        </div>
      </div>
    </div>
  );
}
