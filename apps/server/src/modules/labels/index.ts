export { findLabels } from './queries.ts';
