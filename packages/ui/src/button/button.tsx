import { cva } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { classes } from '../classes/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
export type ButtonSize = 'small' | 'medium';

const button = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-medium border font-medium whitespace-nowrap',
    'transition-colors select-none disabled:opacity-50 aria-disabled:cursor-default [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
        secondary:
          'border-border bg-surface text-text shadow-small hover:not-disabled:bg-surface-hover aria-expanded:bg-surface-hover',
        ghost:
          'border-transparent text-text-muted hover:not-disabled:bg-surface-hover hover:not-disabled:text-text aria-expanded:bg-surface-hover aria-expanded:text-text',
        destructive:
          'border-transparent bg-destructive text-on-destructive hover:not-disabled:bg-destructive-hover',
      },
      size: {
        small: 'h-7 px-2 text-small',
        medium: 'h-control px-3 text-body',
      },
      square: { true: 'px-0', false: '' },
    },
    compoundVariants: [
      { square: true, size: 'small', class: 'w-7' },
      { square: true, size: 'medium', class: 'w-control' },
    ],
  },
);

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Shown before the text; replaced by a spinner while `loading` is on. */
  icon?: ReactNode;
  /** The action of this button is running: its width and focus are preserved, and presses do nothing. */
  loading?: boolean | undefined;
  /** Why it cannot be pressed now: it looks disabled, remains focusable, and shows this reason when it is pressed. */
  disabledReason?: string | undefined;
  /** As high as wide, for a button whose only content is its icon. */
  square?: boolean | undefined;
  /** The single child (a link) becomes the button. */
  asChild?: boolean | undefined;
}

function refusePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The style sheet draws the description of what was pressed in vain; the focus has it read. */
function showReason(event: MouseEvent<HTMLElement>) {
  refusePress(event);
  event.currentTarget.dataset['told'] = 'true';
  event.currentTarget.focus();
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  loading = false,
  disabledReason,
  square = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  const spinner = <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />;
  const spinsOverText = loading && !icon;
  return (
    <Element
      data-slot="button"
      aria-busy={loading || undefined}
      aria-description={disabledReason}
      {...(asChild ? {} : { type: 'button' as const })}
      {...props}
      {...(loading || disabledReason ? { 'aria-disabled': true } : {})}
      onClick={loading ? refusePress : disabledReason ? showReason : onClick}
      className={classes(button({ variant, size, square }), className)}
    >
      {icon && (loading ? spinner : icon)}
      {spinsOverText && <span className="absolute inset-0 grid place-items-center">{spinner}</span>}
      {asChild ? (
        <Slot.Slottable>{children}</Slot.Slottable>
      ) : (
        <span className={classes('contents', spinsOverText && 'block opacity-0')}>{children}</span>
      )}
    </Element>
  );
}
