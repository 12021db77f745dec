export { ColorField, isHexColor, type ColorFieldProps } from './color-field.tsx';
