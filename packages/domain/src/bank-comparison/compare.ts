import {
  effectiveRate,
  flowsOf,
  instalmentAt,
  nominalRate,
  percentOfValue,
  type InstalmentDue,
  type Lease,
} from '../leasing/index.ts';
import { toAmount, toGrosz, type CalendarDate, type Grosz } from '../shared/index.ts';
import type { Assumption, ComparedQuote, Comparison, Conditions, Quote } from './compared.ts';
import { differencesFrom } from './deviations.ts';
import { rateStrip } from './rate-strip.ts';

/** The promoted bank first, the others in their order (specification, section 5; rule CO2). */
export function promotedFirst<Given extends Pick<Quote, 'isPromoted'>>(quotes: readonly Given[]): Given[] {
  return [
    ...quotes.filter(({ isPromoted }) => isPromoted),
    ...quotes.filter(({ isPromoted }) => !isPromoted),
  ];
}

/** The conditions of a quote; what it does not say is nothing. */
export function conditionsOf(quote: Quote): Conditions {
  const { vehicleValue, initialPayment, numberOfInstallments, buyoutPrice } = quote;
  return {
    vehicleValue,
    initialPayment: initialPayment ?? '0.00',
    numberOfInstallments,
    buyoutPrice: buyoutPrice ?? '0.00',
  };
}

/** A lease under conditions, in grosz. */
export function leaseOf(conditions: Conditions, due: InstalmentDue | null): Lease {
  return {
    price: toGrosz(conditions.vehicleValue),
    initialPayment: toGrosz(conditions.initialPayment),
    buyoutPrice: toGrosz(conditions.buyoutPrice),
    numberOfInstallments: conditions.numberOfInstallments,
    due: due ?? 'arrears',
  };
}

const asText = (rate: number | null) => (rate === null ? null : toAmount(Math.round(rate * 100) + 0));

/** What a lease at an instalment costs altogether. */
function sumOf(lease: Lease, instalment: Grosz): Grosz {
  return instalment * lease.numberOfInstallments + lease.initialPayment + lease.buyoutPrice;
}

function counted<Given extends Quote>(quote: Given, basis: Conditions, startsOn: CalendarDate) {
  const lease = leaseOf(conditionsOf(quote), quote.due);
  const instalment = toGrosz(quote.monthlyAmount);
  const rate = nominalRate(lease, instalment);
  const common = leaseOf(basis, quote.due);
  const commonInstalment = rate === null ? null : instalmentAt(common, rate);
  return {
    quote,
    lease,
    rate,
    effective: effectiveRate(flowsOf(lease, instalment, startsOn)),
    sum: sumOf(lease, instalment),
    onBasis:
      commonInstalment === null
        ? null
        : { instalment: commonInstalment, sum: sumOf(common, commonInstalment) },
  };
}

type Counted<Given extends Quote> = ReturnType<typeof counted<Given>>;

/** The one that costs least on the common conditions, of equal ones that with the lowest sum as quoted. Rule CO4. */
function bestOf<Given extends Quote>(all: readonly Counted<Given>[]): Counted<Given> | undefined {
  const cost = ({ onBasis }: Counted<Given>) => onBasis?.sum ?? Number.POSITIVE_INFINITY;
  const [best] = all.toSorted((one, other) => {
    const [own, theirs] = [cost(one), cost(other)];
    return own === theirs ? one.sum - other.sum : own - theirs;
  });
  return best;
}

/**
 * How much more is paid than to the best bank: the part of the rate is what the difference would be on the common
 * conditions, that of the conditions is the rest. Rule CO5.
 */
function differenceTo<Given extends Quote>(best: Counted<Given>, one: Counted<Given>) {
  if (!best.onBasis || !one.onBasis) return null;
  const total = one.sum - best.sum;
  const fromRate = one.onBasis.sum - best.onBasis.sum;
  return {
    total: toAmount(total),
    fromRate: toAmount(fromRate),
    fromConditions: toAmount(total - fromRate),
  };
}

function assumedOf({ initialPayment, buyoutPrice, due }: Quote, rate: number | null): Assumption[] {
  return [
    ...(initialPayment === null ? (['initialPayment'] as const) : []),
    ...(buyoutPrice === null ? (['buyoutPrice'] as const) : []),
    ...(due === null ? (['due'] as const) : []),
    ...(rate === null ? (['rate'] as const) : []),
  ];
}

/**
 * Quotes side by side, and on one basis: what each bank would cost at its own rate under the same net price, initial
 * payment, term and buy-out. Without a basis those are the conditions of the first quote. Rules CO2 to CO6.
 * @throws RangeError for amounts, terms or days that are none, or quotes that finance nothing
 */
export function compareQuotes<Given extends Quote>(
  given: readonly Given[],
  startsOn: CalendarDate,
  wanted: Conditions | null = null,
): Comparison<Given> {
  const sorted = promotedFirst(given);
  const [first] = sorted;
  if (!first) throw new RangeError('no quotes');
  const basis = wanted ?? conditionsOf(first);
  const all = sorted.map((quote) => counted(quote, basis, startsOn));
  const best = bestOf(all);
  const quotes = all.map((one): ComparedQuote<Given> => {
    const { quote, lease, rate, effective, sum, onBasis } = one;
    const sumText = toAmount(sum);
    return {
      quote,
      sumOfPayments: sumText,
      sumShare: percentOfValue(sumText, quote.vehicleValue),
      nominalRate: asText(rate),
      effectiveRate: asText(effective),
      onBasis: onBasis && {
        monthlyAmount: toAmount(onBasis.instalment),
        sumOfPayments: toAmount(onBasis.sum),
      },
      isBest: one === best,
      difference: best ? differenceTo(best, one) : null,
      deviations: {},
      assumed: assumedOf(quote, rate),
      strip: quote.intrestRateType === 'variable' && rate !== null ? rateStrip(lease, rate) : null,
    };
  });
  const bestQuote = quotes.find(({ isBest }) => isBest);
  return {
    basis,
    quotes: quotes.map((one) => (bestQuote ? { ...one, deviations: differencesFrom(bestQuote, one) } : one)),
  };
}
