export { dealerExists } from './queries.ts';
