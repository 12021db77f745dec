export { findLeadSource } from './queries.ts';
