export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { parseInteger } from './parse-integer.ts';
