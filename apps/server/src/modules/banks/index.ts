export { banksNamed, findTemplate, listOffered } from './queries.ts';
