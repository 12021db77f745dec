export { ListField, type ListFieldProps, type ListFieldRow } from './list-field.tsx';
