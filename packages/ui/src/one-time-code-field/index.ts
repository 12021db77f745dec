export { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.tsx';
