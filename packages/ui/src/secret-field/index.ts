export { mask, SecretField, type SecretFieldProps } from './secret-field.tsx';
