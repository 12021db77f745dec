export { banksNamed } from './logo-queries.ts';
export { listOffered, findTemplate } from './template-queries.ts';
