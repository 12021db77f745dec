export { listOffered, findTemplate } from './template-queries.ts';
