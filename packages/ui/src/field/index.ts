export { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
export {
  ControlBox,
  controlBoxClasses,
  controlInputClasses,
  InnerButton,
  quietControlClasses,
  type ControlBoxProps,
  type FieldWidth,
  type InnerButtonProps,
} from './control-box.tsx';
export {
  Field,
  FieldMessages,
  RequiredMark,
  type FieldBaseProps,
  type FieldControl,
  type FieldProps,
} from './field.tsx';
export { useFieldValue, useFieldValues, type FieldValue, type FieldValues } from './use-field-value.ts';
export { useTypedValue } from './use-typed-value.ts';
export { FieldGroup, type FieldGroupControl, type FieldGroupProps } from './field-group.tsx';
