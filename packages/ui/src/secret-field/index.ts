export { mask } from './mask.ts';
export { SecretField, type SecretFieldProps } from './secret-field.tsx';
