export { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';
export { formatDecimal, isCanonicalDecimal, parseDecimal, type DecimalRules } from './decimal.ts';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
