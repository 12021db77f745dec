export { addStartSources } from './add-start-sources.ts';
export { findLeadSource } from './queries.ts';
