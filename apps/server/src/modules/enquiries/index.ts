export { moveProposals } from './proposal-queries.ts';
