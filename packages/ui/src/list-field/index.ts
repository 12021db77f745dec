export { ListField, type ListFieldProps } from './list-field.tsx';
