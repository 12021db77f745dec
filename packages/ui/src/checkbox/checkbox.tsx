import { Check, Minus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { classes } from '../classes/index.ts';

export interface CheckboxProps extends Omit<
  ComponentProps<'button'>,
  'onChange' | 'value' | 'defaultValue' | 'type' | 'defaultChecked' | 'children'
> {
  /** `mixed` for a heading whose rows are partly chosen. */
  checked?: boolean | 'mixed' | undefined;
  /** The initial state of a box without `checked`. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** The bare box; give it a name by `aria-label`, or use `CheckboxField`. */
export function Checkbox({
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  onClick,
  onKeyDown,
  className,
  ...rest
}: CheckboxProps) {
  const [own, setOwn] = useState(defaultChecked);
  const checked = given ?? own;
  const Mark = checked === 'mixed' ? Minus : Check;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      data-slot="checkbox"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // a form is sent by Enter elsewhere; a box is ticked by the space bar
        if (event.key === 'Enter') event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setOwn(checked !== true);
        onCheckedChange?.(checked !== true);
      }}
      className={classes(
        'relative inline-flex size-4 shrink-0 items-center justify-center rounded-small border border-border-strong bg-surface text-on-accent transition-colors before:absolute before:-inset-1 aria-invalid:border-destructive disabled:cursor-not-allowed disabled:bg-surface-muted',
        checked &&
          'border-accent bg-accent disabled:border-border-strong disabled:bg-surface-muted disabled:text-text-muted',
        className,
      )}
      {...rest}
    >
      {checked ? <Mark size={12} strokeWidth={3} aria-hidden /> : null}
    </button>
  );
}
