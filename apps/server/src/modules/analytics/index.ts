export { countedBy } from './access.ts';
export { closedWithin, countedOf, endingWithin, withoutNextStep, type Counted } from './filter-queries.ts';
export { endingFrom } from './filters.ts';
