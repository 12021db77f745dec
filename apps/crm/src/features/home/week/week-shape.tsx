import { Skeleton } from '@szansa/ui/skeleton';

/** The room of the week until its code is there. */
export function WeekShape({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-6">
      <Skeleton className="mb-3 h-control w-64 max-w-full" />
      <div className="mb-3 flex h-control items-center">
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <Skeleton className="h-18 rounded-large md:h-60" />
    </div>
  );
}
