export { editFormatted, type Format } from './caret.ts';
export { FormattedField, type FormattedFieldProps } from './formatted-field.tsx';
export { digitsOnly, inGroups } from './groups.ts';
export { useFormattedInput } from './use-formatted-input.ts';
