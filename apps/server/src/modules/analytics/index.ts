export { countedBy } from './access.ts';
export { isCurrent, staleFactsNow } from './fact-queries.ts';
export { countedOf, type Counted } from './filter-queries.ts';
export { endingFrom } from './filters.ts';
export { amongCounted } from './slices.ts';
export { closedByOwner, countPending, type ClosedRow } from './tally-queries.ts';
