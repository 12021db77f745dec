export { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';
export { formatDecimal, isCanonicalDecimal } from './format-decimal.ts';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
export { parseDecimal, type DecimalRules } from './parse-decimal.ts';
