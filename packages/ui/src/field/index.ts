export { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
export { ControlBox, type ControlBoxProps, type FieldWidth } from './control-box.tsx';
export { controlBoxClasses, quietControlClasses, controlInputClasses } from './control-classes.ts';
export {
  Field,
  FieldMessages,
  RequiredMark,
  type FieldBaseProps,
  type FieldControl,
  type FieldProps,
} from './field.tsx';
export { InnerButton, type InnerButtonProps } from './inner-button.tsx';
export { useFieldValue, useFieldValues, type FieldValue, type FieldValues } from './use-field-value.ts';
export { useTypedValue } from './use-typed-value.ts';
export { FieldGroup, type FieldGroupControl, type FieldGroupProps } from './field-group.tsx';
