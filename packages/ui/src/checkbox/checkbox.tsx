import { Check, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ComponentProps } from 'react';

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
export function Checkbox({ checked, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <RadixCheckbox.Root
      data-slot="checkbox"
      {...(checked === undefined ? {} : { checked: checked === 'mixed' ? 'indeterminate' : checked })}
      onCheckedChange={(next) => {
        onCheckedChange?.(next === true);
      }}
      className={classes(
        'relative inline-flex size-4 shrink-0 items-center justify-center rounded-small border border-border-strong bg-surface text-on-accent transition-colors before:absolute before:-inset-1 aria-invalid:border-destructive disabled:cursor-not-allowed disabled:bg-surface-muted data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent disabled:data-[state=checked]:border-border-strong disabled:data-[state=checked]:bg-surface-muted disabled:data-[state=checked]:text-text-muted',
        className,
      )}
      {...rest}
    >
      <RadixCheckbox.Indicator>
        {checked === 'mixed' ? (
          <Minus size={12} strokeWidth={3} aria-hidden />
        ) : (
          <Check size={12} strokeWidth={3} aria-hidden />
        )}
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
}
