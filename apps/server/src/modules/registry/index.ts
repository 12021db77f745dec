export { companyKept, findCompanyToday, type Company } from './answers.ts';
