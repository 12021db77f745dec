export { cachedCompany, findCompanyToday, type Company } from './answers.ts';
