export { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
export { ControlBox, type ControlBoxProps } from './control-box.tsx';
export { closedComboboxProps } from './closed-combobox.ts';
export { controlBoxClasses, controlInputClasses } from './control-classes.ts';
export {
  Field,
  FieldMessages,
  RequiredMark,
  type FieldBaseProps,
  type FieldControl,
  type FieldProps,
} from './field.tsx';
export { InnerButton, type InnerButtonProps } from './inner-button.tsx';
export { useTypedValue } from './use-typed-value.ts';
export { FieldGroup, type FieldGroupControl, type FieldGroupProps } from './field-group.tsx';
