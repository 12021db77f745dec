import { Popover as RadixPopover } from 'radix-ui';
import { useState, type ComponentProps } from 'react';

import { classes } from '../classes/index.ts';
import { keepOpenForToasts } from '../toast-queue/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';

export function Popover(props: ComponentProps<typeof RadixPopover.Root>) {
  const [own, setOwn] = useState(props.defaultOpen ?? false);
  const open = props.open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    props.onOpenChange?.(next);
  };
  return (
    <EscapeLayer
      open={open}
      onClose={() => {
        change(false);
      }}
    >
      <RadixPopover.Root {...props} open={open} onOpenChange={change} />
    </EscapeLayer>
  );
}

/** Wraps the element that opens the popover; the child keeps its own look. */
export function PopoverTrigger(props: ComponentProps<typeof RadixPopover.Trigger>) {
  return <RadixPopover.Trigger asChild {...props} />;
}

/** What the popover stands beside, where that is not its trigger. */
export function PopoverAnchor(props: ComponentProps<typeof RadixPopover.Anchor>) {
  return <RadixPopover.Anchor asChild {...props} />;
}

/** Wraps a button inside the content that closes it. */
export function PopoverClose(props: ComponentProps<typeof RadixPopover.Close>) {
  return <RadixPopover.Close asChild {...props} />;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** Accessible name of the panel; leave it out only where `aria-labelledby` or another role names it. */
  label?: string | undefined;
}

export function PopoverContent({
  label,
  align = 'start',
  sideOffset = 6,
  collisionPadding = 10,
  className,
  onInteractOutside,
  ...props
}: PopoverContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot="popover-content"
        aria-label={label}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        onInteractOutside={(event) => {
          keepOpenForToasts(event);
          onInteractOutside?.(event);
        }}
        className={classes(
          'szansa-ui z-menu max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-20px)] animate-appear overflow-y-auto',
          'rounded-large border border-border bg-surface p-3 text-body text-text shadow-floating outline-none',
          className,
        )}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
