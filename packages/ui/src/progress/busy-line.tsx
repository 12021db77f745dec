import type { Ref } from 'react';

import { classes } from '../classes/index.ts';

/**
 * Shows that the content below is being refetched: a thin line on the upper edge of a `relative` box, which uses no
 * room and appears with a delay, so that quick responses do not flicker.
 */
export function BusyLine({
  className,
  ref,
}: {
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  return (
    <div
      ref={ref}
      aria-hidden
      data-slot="busy-line"
      className={classes(
        'pointer-events-none absolute inset-x-1 top-0 z-drawer h-0.5 animate-appear overflow-hidden rounded-full [animation-delay:var(--duration-patience)] [animation-fill-mode:backwards]',
        className,
      )}
    >
      <div className="h-full w-1/3 animate-sweep rounded-full bg-accent motion-reduce:w-full motion-reduce:animate-pulse" />
    </div>
  );
}
