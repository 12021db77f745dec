export { FormErrors, type FormError, type FormErrorsProps } from './form-errors.tsx';
