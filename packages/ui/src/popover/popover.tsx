import { Popover as RadixPopover } from 'radix-ui';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { stayOpenForToasts } from '../toast-queue/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';

export interface PopoverProps {
  /** When omitted, the state is internal. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Nothing beside the panel can be reached while it is open. */
  modal?: boolean | undefined;
  /** The trigger and the content, or an anchor beside it. */
  children?: ReactNode;
}

/** A small panel beside what opens it. */
export function Popover({
  defaultOpen = false,
  onOpenChange,
  modal = false,
  children,
  ...props
}: PopoverProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = props.open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <EscapeLayer
      open={open}
      onClose={() => {
        change(false);
      }}
    >
      <RadixPopover.Root modal={modal} open={open} onOpenChange={change}>
        {children}
      </RadixPopover.Root>
    </EscapeLayer>
  );
}

/** Wraps the element that opens the popover; the child is not restyled. */
export function PopoverTrigger(props: ComponentProps<typeof RadixPopover.Trigger>) {
  return <RadixPopover.Trigger asChild {...props} />;
}

/** Wraps the trigger of a list in the popover, which is a combobox whether the list is open or not. */
export function PopoverComboboxTrigger(props: ComponentProps<typeof RadixPopover.Trigger>) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Radix adds what it controls, and whether it is open
  return <RadixPopover.Trigger asChild role="combobox" {...props} />;
}

/** The element beside which the popover opens, where that is not its trigger. */
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
  );
}
