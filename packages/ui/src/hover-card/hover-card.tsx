import { HoverCard as RadixHoverCard } from 'radix-ui';
import { useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';

/** Milliseconds of resting on the trigger, and of having left it. */
const openDelay = 700;
const closeDelay = 300;

/** Whether a card of a board or an item of a list is being dragged: nothing opens below it then. */
export function isDragging(): boolean {
  return document.querySelector('[data-dragging]') !== null;
}

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

export function HoverCard({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  onOpenChange,
  className,
  ref,
}: HoverCardProps) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  const change = (next: boolean) => {
    // the delay may end while something is dragged, or below a dialog that has opened meanwhile
    if (next && (isPressed.current || isDragging() || element.current?.closest('[aria-hidden="true"]')))
      return;
    setOpen(next);
    onOpenChange?.(next);
  };
  const release = () => {
    isPressed.current = false;
  };
  return (
    <RadixHoverCard.Root open={open} openDelay={openDelay} closeDelay={closeDelay} onOpenChange={change}>
      <RadixHoverCard.Trigger
        asChild
        ref={element}
        onPointerEnter={release}
        onBlur={release}
        onPointerDown={() => {
          isPressed.current = true;
          if (open) change(false);
        }}
      >
        {trigger}
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
