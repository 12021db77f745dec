export { grossOf, netOf, percentOfValue, sumOfPayments, vatRate, type PaymentTerms } from './amounts.ts';
export { effectiveRate, type Flow } from './effective-rate.ts';
export {
  checkLease,
  instalmentAt,
  instalmentDues,
  longestTerm,
  nominalRate,
  proposeInstalment,
  rateBounds,
  type InstalmentDue,
  type Lease,
  type LeaseTerms,
} from './instalment.ts';
export { catalogPriceOf, commissionAmount, commissionPercent, discountOf, sellPrice } from './prices.ts';
export { flowsOf, schedule, type ScheduledInstalment } from './schedule.ts';
export {
  drives,
  limitRules,
  taxedFees,
  taxLimit,
  vatDeductions,
  type Drive,
  type TaxedCar,
  type TaxedFees,
  type VatDeduction,
} from './tax-limits.ts';
