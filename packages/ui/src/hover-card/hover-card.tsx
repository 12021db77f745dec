import { HoverCard as RadixHoverCard } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

import { classes } from '../classes/index.ts';

/** Milliseconds of resting on the trigger, and of having left it. */
const openDelay = 700;
const closeDelay = 300;

export interface HoverCardProps {
  /** A link or button; focus opens the card as well. */
  trigger: ReactElement;
  /** Something to read, never the only way to an action. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

export function HoverCard({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  onOpenChange,
  className,
}: HoverCardProps) {
  return (
    <RadixHoverCard.Root
      openDelay={openDelay}
      closeDelay={closeDelay}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <RadixHoverCard.Trigger asChild>{trigger}</RadixHoverCard.Trigger>
      <RadixHoverCard.Portal>
        <RadixHoverCard.Content
          data-slot="hover-card"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={10}
          className={classes(
            'szansa-ui z-menu w-80 max-w-[calc(100vw-20px)] animate-appear rounded-large border border-border bg-surface p-3',
            'text-body text-text shadow-floating',
            className,
          )}
        >
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  );
}
