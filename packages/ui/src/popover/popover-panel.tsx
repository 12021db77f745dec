import { Popover as RadixPopover } from 'radix-ui';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

import { classes } from '../classes/index.ts';
import { StandIn } from '../lazy/stand-in.tsx';
import { stayOpenForToasts } from '../toast-queue/index.ts';

/** What the parts of a popover know of each other. */
export interface PopoverPlace {
  readonly id: string;
  readonly open: boolean;
  readonly modal: boolean;
  readonly change: (open: boolean) => void;
  readonly trigger: RefObject<HTMLElement | null>;
  /** Where it opens, where that is not its trigger. */
  readonly anchor: RefObject<HTMLElement | null>;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** Accessible name of the panel; leave it out only where `aria-labelledby` or another role names it. */
  label?: string | undefined;
}

/** The panel itself, beside elements that are drawn elsewhere. */
export function PopoverPanel({
  place,
  label,
  align = 'start',
  sideOffset = 6,
  collisionPadding = 10,
  className,
  onInteractOutside,
  ...props
}: PopoverContentProps & { place: PopoverPlace }) {
  const { trigger, anchor } = place;
  const beside = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    beside.current = anchor.current ?? trigger.current;
  });
  return (
    <RadixPopover.Root modal={place.modal} open={place.open} onOpenChange={place.change}>
      <RadixPopover.Trigger asChild>
        <StandIn element={trigger} />
      </RadixPopover.Trigger>
      <RadixPopover.Anchor virtualRef={beside} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          id={place.id}
          data-slot="popover-content"
          aria-label={label}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          onInteractOutside={(event) => {
            stayOpenForToasts(event);
            onInteractOutside?.(event);
          }}
          className={classes(
            'szansa-ui z-menu max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-20px)] animate-appear overflow-y-auto',
            'rounded-large border level-overlay p-3 text-body text-text shadow-floating outline-none',
            className,
          )}
          {...props}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
