export { bankExists } from './queries.ts';
