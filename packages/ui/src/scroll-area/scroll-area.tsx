import { ScrollArea as RadixScrollArea } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface ScrollAreaProps {
  /** Name of the scrolling region, which can get the focus so that the keyboard can scroll it. */
  label: string;
  children: ReactNode;
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  /** Gives the area its size: `h-64`, `max-h-96`. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  /** The element that scrolls. */
  viewportRef?: Ref<HTMLDivElement> | undefined;
}

/** A place that scrolls by itself, with a slim bar that looks the same in every browser. */
export function ScrollArea({
  label,
  children,
  orientation = 'vertical',
  className,
  ref,
  viewportRef,
}: ScrollAreaProps) {
  return (
    <RadixScrollArea.Root
      ref={ref}
      data-slot="scroll-area"
      type="auto"
      className={classes('relative flex min-h-0 flex-col overflow-hidden', className)}
    >
      <RadixScrollArea.Viewport
        ref={viewportRef}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="min-h-0 w-full flex-1 -outline-offset-2"
      >
        {children}
      </RadixScrollArea.Viewport>
      {orientation === 'horizontal' ? null : <Bar orientation="vertical" />}
      {orientation === 'vertical' ? null : <Bar orientation="horizontal" />}
      <RadixScrollArea.Corner />
    </RadixScrollArea.Root>
  );
}

function Bar({ orientation }: { orientation: 'vertical' | 'horizontal' }) {
  return (
    <RadixScrollArea.Scrollbar
      orientation={orientation}
      className={classes(
        'flex touch-none rounded-full p-0.5 select-none hover:bg-surface-hover',
        orientation === 'vertical' ? 'w-2.5' : 'h-2.5 flex-col',
      )}
    >
      <RadixScrollArea.Thumb className="relative flex-1 rounded-full bg-border-strong" />
    </RadixScrollArea.Scrollbar>
  );
}
