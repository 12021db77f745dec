export { COUNTRIES, POLAND, type Country } from './countries.ts';
export { formatPhone, readInternational, splitPhone, type SplitPhone } from './phone.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
