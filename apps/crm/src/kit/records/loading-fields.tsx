import { Skeleton } from '@szansa/ui/skeleton';

interface LoadingFieldsProps {
  count: number;
  /** Whether the last is a text of several lines. */
  hasText?: boolean;
}

/** Labels above fields of a dialog on their way, one under the other. */
export function LoadingFields({ count, hasText = false }: LoadingFieldsProps) {
  return (
    <div className="space-y-4">
      {Array.from({ length: count }, (_, field) => (
        <div key={field} className="space-y-1.5">
          <Skeleton className="h-3 w-24" />
          <Skeleton className={hasText && field === count - 1 ? 'h-48 w-full' : 'h-control w-full'} />
        </div>
      ))}
    </div>
  );
}
