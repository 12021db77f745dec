import type { InstalmentDue } from '../leasing/index.ts';
import type { IntrestRateType } from '../offer/kinds.ts';
import type { QuoteCost, UnsharedCost } from './costs.ts';
import type { RateStep } from './rate-strip.ts';

/** The rows of a comparison. */
export const comparedFields = [
  'vehicleValue',
  'initialPayment',
  'numberOfInstallments',
  'monthlyAmount',
  'grossMonthlyAmount',
  'buyoutPrice',
  'intrestRateType',
  'due',
  'gapPrice',
  'sumOfPayments',
  'nominalRate',
  'effectiveRate',
  'financedInstalment',
  'costs',
  'sumWithCosts',
  'allInRate',
  'basisMonthlyAmount',
  'basisCosts',
  'basisSumOfPayments',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** How a value compares to that of the best bank. */
export type Deviation = 'lower' | 'higher' | 'other';

/** Conditions of a lease: net amounts and months. */
export interface Conditions {
  readonly vehicleValue: string;
  readonly initialPayment: string;
  readonly numberOfInstallments: number;
  readonly buyoutPrice: string;
}

/** The terms a bank quotes; amounts are net, `gapPrice` is exempt from VAT. Missing values are `null`. */
export interface Quote {
  readonly bankName: string;
  readonly vehicleValue: string;
  readonly initialPayment: string | null;
  readonly numberOfInstallments: number;
  readonly monthlyAmount: string;
  readonly buyoutPrice: string | null;
  readonly intrestRateType: IntrestRateType | null;
  readonly due: InstalmentDue | null;
  /** Shown for information only; a premium that is included in the calculation is one of the costs. */
  readonly gapPrice: string | null;
  readonly costs: readonly QuoteCost[];
  readonly isPromoted: boolean;
}

/** What was assumed of a quote, or could not be counted (rule CO3). */
export const assumptions = ['initialPayment', 'buyoutPrice', 'due', 'rate'] as const;
export type Assumption = (typeof assumptions)[number];

/** A quote with what follows from it. Rates are percent a year to two places and may be negative. */
export interface ComparedQuote<Given extends Quote> {
  readonly quote: Given;
  readonly sumOfPayments: string;
  /** Of the vehicle's value, in percent. */
  readonly sumShare: string | null;
  /** Of the financing alone. */
  readonly nominalRate: string | null;
  readonly effectiveRate: string | null;
  /** The instalment without the costs it contains. */
  readonly financedInstalment: string;
  /** All costs of the term, those in the instalment as well. */
  readonly costs: string;
  /** All that is paid. */
  readonly sumWithCosts: string;
  /** The effective rate with all costs. */
  readonly allInRate: string | null;
  /**
   * What it would cost on the common conditions, at its own rate; null where it has none. The instalment is without costs,
   * the sum with those that count on one basis.
   */
  readonly onBasis: {
    readonly monthlyAmount: string;
    readonly costs: string;
    readonly sumOfPayments: string;
  } | null;
  readonly isBest: boolean;
  /** What more is paid than to the best bank: signed amounts, of which the parts add up to the total. */
  readonly difference: {
    readonly total: string;
    readonly fromRate: string;
    readonly fromCosts: string;
    readonly fromConditions: string;
  } | null;
  /** What is another than at the best bank. */
  readonly deviations: Readonly<Partial<Record<ComparedField, Deviation>>>;
  readonly assumed: readonly Assumption[];
  /** For a variable rate: what it would cost at others. */
  readonly strip: readonly RateStep[] | null;
}

export interface Comparison<Given extends Quote> {
  /** What every bank was counted on. */
  readonly basis: Conditions;
  /** The promoted bank first. */
  readonly quotes: readonly ComparedQuote<Given>[];
  readonly unshared: readonly UnsharedCost[];
}
