import type { FieldControl } from './field.tsx';

/**
 * For the button that stands for a list still closed: it is announced as a combobox with what is wrong and required.
 * Once the list is open its search line is the combobox, and the button only closes it.
 */
export function closedComboboxProps(control: FieldControl, open: boolean) {
  const { 'aria-invalid': invalid, 'aria-required': required, ...rest } = control;
  return open ? rest : { ...rest, role: 'combobox', 'aria-invalid': invalid, 'aria-required': required };
}
