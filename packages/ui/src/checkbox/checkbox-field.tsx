import type { ReactNode, Ref } from 'react';

import { ChoiceField, type FieldBaseProps } from '../field/index.ts';
import { Checkbox } from './checkbox.tsx';

export interface CheckboxFieldProps extends Omit<FieldBaseProps, 'label' | 'hideLabel'> {
  label: ReactNode;
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A yes or no that takes effect when the form is saved. */
export function CheckboxField({ checked, onChange, onBlur, ref, ...field }: CheckboxFieldProps) {
  return (
    <ChoiceField {...field}>
      {(control) => <Checkbox {...control} ref={ref} checked={checked} onChange={onChange} onBlur={onBlur} />}
    </ChoiceField>
  );
}
