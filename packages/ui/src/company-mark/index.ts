export { CompanyMark, type CompanyMarkProps } from './company-mark.tsx';
