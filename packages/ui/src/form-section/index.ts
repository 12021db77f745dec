export { FormActions } from './form-actions.tsx';
export { FormSection, type FormSectionProps } from './form-section.tsx';
