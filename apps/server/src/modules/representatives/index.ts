export { findBankName, findRepresentatives } from './queries.ts';
