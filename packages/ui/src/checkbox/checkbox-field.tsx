import type { ReactNode, Ref } from 'react';

import { ChoiceField, type FieldBaseProps } from '../field/index.ts';
import { Checkbox } from './checkbox.tsx';

export interface CheckboxFieldProps extends Omit<FieldBaseProps, 'label' | 'hideLabel'> {
  label: ReactNode;
  checked?: boolean | 'mixed' | undefined;
  /** The initial state of a box without `checked`. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A yes-or-no field that takes effect when the form is saved. */
export function CheckboxField({ onBlur, ref, ...props }: CheckboxFieldProps) {
  const { checked, defaultChecked, onCheckedChange, ...field } = props;
  return (
    <ChoiceField {...field}>
      {(control) => <Checkbox {...control} {...{ ref, checked, defaultChecked, onCheckedChange, onBlur }} />}
    </ChoiceField>
  );
}
