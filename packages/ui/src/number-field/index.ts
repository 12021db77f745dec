export { NumberField, parseInteger, type NumberFieldProps } from './number-field.tsx';
