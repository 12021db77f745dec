export { countedBy } from './access.ts';
export { amountOf, byKey, countOf, tallyInScope } from './counting.ts';
export { closedWithin, countedOf, endingWithin, withoutNextStep, type Counted } from './filter-queries.ts';
export { endingFrom } from './filters.ts';
