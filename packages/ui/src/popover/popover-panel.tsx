import { Popover as RadixPopover } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';

import { classes } from '../classes/index.ts';
import { StandIn } from '../lazy/stand-in.tsx';
import { stayOpenForToasts } from '../toast-queue/index.ts';
import type { PopoverContentProps, PopoverPlace } from './popover.tsx';

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
