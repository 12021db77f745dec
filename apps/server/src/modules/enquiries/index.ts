export { insertCalculations } from './demo-queries.ts';
export { moveProposals } from './proposal-queries.ts';
