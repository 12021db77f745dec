export {
  comparisonKindOf,
  comparisonKinds,
  isComparable,
  isMixed,
  quoteLimits,
  type ComparisonKind,
} from './comparable.ts';
export { compareQuotes, conditionsOf, promotedFirst } from './compare.ts';
export {
  assumptions,
  comparedFields,
  type Assumption,
  type ComparedField,
  type ComparedQuote,
  type Comparison,
  type Conditions,
  type Deviation,
  type Quote,
} from './compared.ts';
export {
  costKinds,
  costPayments,
  costRow,
  isInsurance,
  type CostKind,
  type CostPayment,
  type CostRow,
  type QuoteCost,
  type UnsharedCost,
} from './costs.ts';
export { costLimit } from './cost-input.ts';
export {
  comparisonInput,
  comparisonPatch,
  quoteInput,
  quoteProblems,
  type ComparisonInput,
  type ComparisonPatch,
  type QuoteInput,
  type QuoteProblem,
} from './quotes.ts';
export { rentRows, rentShare } from './rent-rows.ts';
export {
  compareRents,
  rentAssumptions,
  type RentAssumption,
  type RentBasis,
  type RentQuote,
} from './rents.ts';
export { shownComparison, type AnyQuote, type Compared, type ShownComparison } from './view.ts';
export { ratePoints, type RateStep } from './rate-strip.ts';
export { taxesOf, type QuoteTaxes } from './taxes.ts';
export { comparisonRows } from './rows.ts';
export {
  comparisonSections,
  type ComparisonRow,
  type ComparisonSection,
  type RowCell,
  type RowName,
  type RowUnit,
  type Shown,
} from './row-kinds.ts';
export { mayWriteComparison } from './permissions.ts';
export {
  changedComparison,
  comparisonFields,
  newComparison,
  type ComparisonFields,
  type CopiedQuote,
} from './fields.ts';
