import type { RentService } from '../rent-offer/kinds.ts';
import { divideRounded, toAmount, toGrosz } from '../shared/index.ts';
import { promotedFirst } from './compare.ts';
import type { Deviation } from './compared.ts';
import { comparableCosts, costsOver, unsharedCosts, type QuoteCost, type UnsharedCost } from './costs.ts';
import { deviation } from './deviations.ts';

/** The terms of a rental; amounts are net. Missing values are `null`. */
export interface RentQuote {
  readonly bankName: string;
  readonly vehicleValue: string | null;
  readonly initialPayment: string | null;
  /** Months, as many as instalments. */
  readonly numberOfInstallments: number;
  readonly monthlyAmount: string;
  /** Kilometres a year that the instalment pays. */
  readonly yearlyMileage: number | null;
  /** Of one more kilometre. */
  readonly excessKmPrice: string | null;
  /** What is paid back for each kilometre that is not driven. */
  readonly unusedKmPrice: string | null;
  /** What the instalment includes. */
  readonly services: readonly RentService[];
  /** What is paid beside the instalments. */
  readonly costs: readonly QuoteCost[];
  readonly isPromoted: boolean;
}

/** What all rents are counted on. */
export interface RentBasis {
  readonly numberOfInstallments: number;
  /** Null while no quote contains one. */
  readonly yearlyMileage: number | null;
}

/** The rows in which rents differ. */
export const rentFields = [
  'vehicleValue',
  'initialPayment',
  'numberOfInstallments',
  'monthlyAmount',
  'yearlyMileage',
  'excessKmPrice',
  'unusedKmPrice',
  'sumOfPayments',
  'monthlyCost',
  'costs',
  'monthlyCostWithCosts',
  'basisMonthlyCost',
] as const;
export type RentField = (typeof rentFields)[number];

/** What was assumed of a rent, or could not be counted. Rules CO11, CO17. */
export const rentAssumptions = [
  'initialPayment',
  'yearlyMileage',
  'otherTerm',
  'noKmPrice',
  'noRefund',
] as const;
export type RentAssumption = (typeof rentAssumptions)[number];

/** A rent with what follows from it. */
export interface ComparedRent<Given extends RentQuote> {
  readonly quote: Given;
  readonly sumOfPayments: string;
  /** What is paid a month, the initial payment spread over the term. */
  readonly monthlyCost: string;
  /** All costs beside the instalments. */
  readonly costs: string;
  /** What is paid a month with the costs, spread over the term as well. */
  readonly monthlyCostWithCosts: string;
  /**
   * The same at the common mileage, with those costs that count on one basis; null where the price of missing kilometres
   * is not known.
   */
  readonly basisMonthlyCost: string | null;
  readonly isBest: boolean;
  /** What more is paid a month than for the best one. */
  readonly difference: string | null;
  readonly deviations: Readonly<Partial<Record<RentField, Deviation>>>;
  readonly assumed: readonly RentAssumption[];
}

export interface RentComparison<Given extends RentQuote> {
  readonly basis: RentBasis;
  /** The promoted bank first. */
  readonly quotes: readonly ComparedRent<Given>[];
  readonly unshared: readonly UnsharedCost[];
}

/** Kilometres a year from those of the quote up to the common mileage; none where one of both is not known. */
function kmToBasis({ yearlyMileage }: RentQuote, basis: RentBasis): number {
  if (yearlyMileage === null || basis.yearlyMileage === null) return 0;
  return basis.yearlyMileage - yearlyMileage;
}

/** Grosz a month, of the sum of a rent and of so many more kilometres a year; rounded once. */
function monthly(sum: number, months: number, km: number, kmPrice: number): number {
  const term = BigInt(months);
  const whole = 12n * BigInt(sum) + BigInt(km) * BigInt(kmPrice) * term;
  return Number(divideRounded(whole, 12n * term));
}

function counted<Given extends RentQuote>(quote: Given, basis: RentBasis, comparable: readonly QuoteCost[]) {
  const { numberOfInstallments: months, initialPayment, excessKmPrice, unusedKmPrice } = quote;
  const sum = months * toGrosz(quote.monthlyAmount) + toGrosz(initialPayment ?? '0');
  const costs = costsOver(quote.costs, months);
  const km = kmToBasis(quote, basis);
  const kmPrice = km > 0 ? excessKmPrice : unusedKmPrice;
  const isKnown = km <= 0 || excessKmPrice !== null;
  return {
    quote,
    sum,
    costs,
    cost: monthly(sum, months, 0, 0),
    costWithCosts: monthly(sum + costs, months, 0, 0),
    onBasis: isKnown
      ? monthly(sum + costsOver(comparable, months), months, km, toGrosz(kmPrice ?? '0'))
      : null,
    assumed: [
      ...(initialPayment === null ? (['initialPayment'] as const) : []),
      ...(quote.yearlyMileage === null && basis.yearlyMileage !== null ? (['yearlyMileage'] as const) : []),
      ...(months === basis.numberOfInstallments ? [] : (['otherTerm'] as const)),
      ...(isKnown ? [] : (['noKmPrice'] as const)),
      ...(km < 0 && unusedKmPrice === null ? (['noRefund'] as const) : []),
    ],
  };
}

type Counted = ReturnType<typeof counted>;

function bestOf(all: readonly Counted[]): Counted | undefined {
  const cost = ({ onBasis }: Counted) => onBasis ?? Number.POSITIVE_INFINITY;
  const [best] = all.toSorted((one, other) => {
    const [own, theirs] = [cost(one), cost(other)];
    return own === theirs ? one.costWithCosts - other.costWithCosts : own - theirs;
  });
  return best;
}

/** Returns the value of each row in the form in which it is compared. */
function valuesOf({
  quote,
  sum,
  cost,
  costs,
  costWithCosts,
  onBasis,
}: Counted): Record<RentField, number | null> {
  const amount = (text: string | null) => (text === null ? null : toGrosz(text));
  return {
    vehicleValue: amount(quote.vehicleValue),
    initialPayment: amount(quote.initialPayment ?? '0'),
    numberOfInstallments: quote.numberOfInstallments,
    monthlyAmount: amount(quote.monthlyAmount),
    yearlyMileage: quote.yearlyMileage,
    excessKmPrice: amount(quote.excessKmPrice),
    unusedKmPrice: amount(quote.unusedKmPrice),
    sumOfPayments: sum,
    monthlyCost: cost,
    costs,
    monthlyCostWithCosts: costWithCosts,
    basisMonthlyCost: onBasis,
  };
}

function differencesTo(best: Counted, one: Counted): Partial<Record<RentField, Deviation>> {
  const [theirs, own] = [valuesOf(best), valuesOf(one)];
  return Object.fromEntries(
    rentFields.flatMap((field) => {
      const found = deviation(theirs[field], own[field]);
      return found === null ? [] : [[field, found]];
    }),
  );
}

/**
 * Compares rentals, with a month of each on a common basis: a term and a mileage. By default those are the term of the
 * first and the first mileage that is given. A rental of another term is calculated over its own. Rules CO2, CO6, CO11,
 * CO16, CO17.
 * @throws RangeError for invalid amounts, or without quotes
 */
export function compareRents<Given extends RentQuote>(
  given: readonly Given[],
  chosen: RentBasis | null = null,
): RentComparison<Given> {
  const sorted = promotedFirst(given);
  const [first] = sorted;
  if (!first) throw new RangeError('no quotes');
  const basis: RentBasis = chosen ?? {
    numberOfInstallments: first.numberOfInstallments,
    yearlyMileage: sorted.find(({ yearlyMileage }) => yearlyMileage !== null)?.yearlyMileage ?? null,
  };
  const all = sorted.map((quote) => ({ ...counted(quote, basis, comparableCosts(quote, sorted)), quote }));
  const best = bestOf(all);
  return {
    basis,
    unshared: unsharedCosts(sorted),
    quotes: all.map((one) => {
      const { quote, sum, cost, costs, costWithCosts, onBasis, assumed } = one;
      const isCounted = onBasis !== null && best !== undefined && best.onBasis !== null;
      return {
        quote,
        sumOfPayments: toAmount(sum),
        monthlyCost: toAmount(cost),
        costs: toAmount(costs),
        monthlyCostWithCosts: toAmount(costWithCosts),
        basisMonthlyCost: onBasis === null ? null : toAmount(onBasis),
        isBest: one === best,
        difference: isCounted ? toAmount(onBasis - (best.onBasis ?? 0)) : null,
        deviations: best ? differencesTo(best, one) : {},
        assumed,
      };
    }),
  };
}
