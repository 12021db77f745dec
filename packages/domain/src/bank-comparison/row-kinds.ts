import type { Drive, VatDeduction } from '../leasing/index.ts';
import type { RentService } from '../rent-offer/kinds.ts';
import type { CalendarDate } from '../shared/index.ts';
import type { ComparedField, Deviation } from './compared.ts';
import type { CostPayment, CostRow } from './costs.ts';
import type { ratePoints } from './rate-strip.ts';
import type { RentField } from './rents.ts';

/** The unit of a row; amounts with or without VAT. `partly` is net with the half of VAT that is not deducted. */
export type RowUnit = 'net' | 'gross' | 'partly' | 'exempt' | 'percent' | 'months' | 'km' | 'word';

/** What a row is about. */
export type RowName =
  | ComparedField
  | RentField
  | 'sumShare'
  | 'difference'
  | 'fromRate'
  | 'fromCosts'
  | 'fromConditions'
  | 'monthlyDifference'
  | CostRow
  | `service.${RentService}`
  | `carShare.${VatDeduction}`
  | `taxShare.${VatDeduction}`
  | `taxCost.${VatDeduction}`
  | `stripMonthly.${(typeof ratePoints)[number]}`
  | `stripSum.${(typeof ratePoints)[number]}`;

/** The parts a comparison is shown in, in their order. */
export const comparisonSections = ['quoted', 'costs', 'basis', 'taxes', 'stripMonthly', 'stripSum'] as const;
export type ComparisonSection = (typeof comparisonSections)[number];

export interface RowCell {
  /** An amount, a percentage, a count, or the code of a word; null for nothing. Amounts may be negative. */
  readonly value: string | null;
  /** How it compares to that of the best bank; null where it is the same. */
  readonly deviation: Deviation | null;
  /** The quote does not contain the value. */
  readonly isAssumed: boolean;
  /** Of a cost: when it is paid. */
  readonly paid: CostPayment | null;
}

/** One line of a comparison, a cell for each bank. */
export interface ComparisonRow {
  readonly section: ComparisonSection;
  readonly name: RowName;
  readonly unit: RowUnit;
  readonly cells: readonly RowCell[];
}

/** What a comparison shows beside its quotes. The switches are the specification's. */
export interface Shown {
  readonly startsOn: CalendarDate;
  readonly drive: Drive | null;
  readonly co2: number | null;
  readonly displaySumOfPayments: boolean;
  readonly displayIntrestRateType: boolean;
  readonly displayGapPrice: boolean;
}
