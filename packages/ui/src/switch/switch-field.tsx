import { Switch } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { ChoiceField, type FieldBaseProps } from '../field/index.ts';

export interface SwitchFieldProps extends Omit<FieldBaseProps, 'label' | 'hideLabel'> {
  label: ReactNode;
  checked?: boolean | undefined;
  /** The initial state of a switch without `checked`. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** An on-off field that takes effect at once. */
export function SwitchField({ onBlur, ref, ...props }: SwitchFieldProps) {
  const { checked, defaultChecked, onCheckedChange, ...field } = props;
  return (
    <ChoiceField {...field}>
      {(control) => (
        <Switch.Root
          {...control}
          ref={ref}
          data-slot="switch"
          {...(checked === undefined ? {} : { checked })}
          {...(defaultChecked === undefined ? {} : { defaultChecked })}
          {...(onCheckedChange && { onCheckedChange })}
          onBlur={onBlur}
          className="relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-border-strong bg-surface-muted transition-colors before:absolute before:-inset-1 disabled:cursor-not-allowed data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:data-[state=checked]:border-border-strong disabled:data-[state=checked]:bg-surface-hover"
        >
          <Switch.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-border-strong transition-transform data-[state=checked]:translate-x-[17px] data-[state=checked]:bg-on-accent data-[disabled]:bg-border-strong!" />
        </Switch.Root>
      )}
    </ChoiceField>
  );
}
