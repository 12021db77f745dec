import { HoverCard as RadixHoverCard } from 'radix-ui';
import type { ReactElement, ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { HoverStandIn, type HoverStandInProps } from '../lazy/stand-in.tsx';

export interface HoverCardProps {
  /** A link or button; focus opens the card as well. */
  trigger: ReactElement;
  /** Something to read, never the only way to an action. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  /** The card, while it is open. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Milliseconds of resting on the trigger, and of having left it. */
const openDelay = 700;
const closeDelay = 300;

interface HoverCardPanelProps
  extends Omit<HoverCardProps, 'trigger'>, Pick<HoverStandInProps, 'events' | 'wish'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: HoverStandInProps['element'];
}

/** The card itself, beside a trigger that is drawn elsewhere. */
export function HoverCardPanel({
  trigger,
  events,
  wish,
  open,
  onOpenChange,
  children,
  side = 'bottom',
  align = 'start',
  className,
  ref,
}: HoverCardPanelProps) {
  return (
    <RadixHoverCard.Root
      open={open}
      openDelay={openDelay}
      closeDelay={closeDelay}
      onOpenChange={onOpenChange}
    >
      <RadixHoverCard.Trigger asChild>
        <HoverStandIn element={trigger} events={events} wish={wish} />
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal>
        <RadixHoverCard.Content
          ref={ref}
          data-slot="hover-card"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={10}
          className={classes(
            'szansa-ui z-menu w-80 max-w-[calc(100vw-20px)] animate-appear rounded-large border level-overlay p-3',
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
