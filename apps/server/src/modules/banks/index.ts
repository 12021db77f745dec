export { banksNamed, type BankMark } from './logo-queries.ts';
export { listOffered, findTemplate } from './template-queries.ts';
