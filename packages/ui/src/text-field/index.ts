export { TextField, type TextFieldProps, type TextInputProps } from './text-field.tsx';
