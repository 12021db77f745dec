import type { Ref } from 'react';

import { classes } from '../classes/index.ts';

/** A grey placeholder of something that is loading; give it the same size. Its container sets `aria-busy`. */
export function Skeleton({ className, ref }: { className?: string; ref?: Ref<HTMLSpanElement> | undefined }) {
  return (
    <span
      ref={ref}
      data-slot="skeleton"
      aria-hidden
      className={classes(
        'block h-4 animate-pulse rounded-small bg-surface-hover motion-reduce:animate-none',
        className,
      )}
    />
  );
}

/** Lines of text on their way, the last one shorter. */
export function SkeletonText({
  lines = 3,
  className,
  ref,
}: {
  lines?: number;
  className?: string;
  ref?: Ref<HTMLSpanElement> | undefined;
}) {
  return (
    <span ref={ref} data-slot="skeleton-text" aria-hidden className={classes('block space-y-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classes('h-3.5', lines > 1 && line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  );
}
