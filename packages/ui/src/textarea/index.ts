export { TextareaField, type TextareaFieldProps } from './textarea-field.tsx';
