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
import {
  comparableCosts,
  costsOver,
  costsPaid,
  financedInstalment,
  unsharedCosts,
  type QuoteCost,
} from './costs.ts';
import { differencesFrom } from './deviations.ts';
import { rateStrip } from './rate-strip.ts';

/** The promoted bank first, the others in their order (specification, section 5; rule CO2). */
export function promotedFirst<Given extends Pick<Quote, 'isPromoted'>>(quotes: readonly Given[]): Given[] {
  return [
    ...quotes.filter(({ isPromoted }) => isPromoted),
    ...quotes.filter(({ isPromoted }) => !isPromoted),
  ];
}

/** Returns the conditions of a quote; missing amounts count as zero. */
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

/** What changes hands when the costs are paid as well, each on its day. */
function flowsWithCosts(
  lease: Lease,
  instalment: Grosz,
  costs: readonly QuoteCost[],
  startsOn: CalendarDate,
) {
  const monthly = costsPaid(costs, 'inInstalment') + costsPaid(costs, 'besideInstalment');
  return [
    ...flowsOf(lease, instalment + monthly, startsOn),
    { day: startsOn, amount: -costsPaid(costs, 'signing') },
  ];
}

function counted<Given extends Quote>(
  quote: Given,
  basis: Conditions,
  comparable: readonly QuoteCost[],
  startsOn: CalendarDate,
) {
  const lease = leaseOf(conditionsOf(quote), quote.due);
  const { costs: named, numberOfInstallments } = quote;
  const instalment = financedInstalment(quote);
  const rate = nominalRate(lease, instalment);
  const common = leaseOf(basis, quote.due);
  const commonInstalment = rate === null ? null : instalmentAt(common, rate);
  const costs = costsOver(named, numberOfInstallments);
  return {
    quote,
    lease,
    rate,
    instalment,
    effective: effectiveRate(flowsOf(lease, instalment, startsOn)),
    allIn: effectiveRate(flowsWithCosts(lease, instalment, named, startsOn)),
    costs,
    /** Of all that is paid. */
    sum: sumOf(lease, instalment) + costs,
    onBasis:
      commonInstalment === null
        ? null
        : {
            instalment: commonInstalment,
            financing: sumOf(common, commonInstalment),
            costs: costsOver(comparable, common.numberOfInstallments),
          },
  };
}

type Counted<Given extends Quote> = ReturnType<typeof counted<Given>>;

/** The one that costs least on the common conditions, of equal ones that with the lowest sum as quoted. Rule CO4. */
function bestOf<Given extends Quote>(all: readonly Counted<Given>[]): Counted<Given> | undefined {
  const cost = ({ onBasis }: Counted<Given>) =>
    onBasis ? onBasis.financing + onBasis.costs : Number.POSITIVE_INFINITY;
  const [best] = all.toSorted((one, other) => {
    const [own, theirs] = [cost(one), cost(other)];
    return own === theirs ? one.sum - other.sum : own - theirs;
  });
  return best;
}

/**
 * How much more is paid than to the best bank: the part of the rate is what the difference of the financing would be on
 * the common conditions, that of the costs what they differ by as quoted, that of the conditions the rest. Rule CO5.
 */
function differenceTo<Given extends Quote>(best: Counted<Given>, one: Counted<Given>) {
  if (!best.onBasis || !one.onBasis) return null;
  const total = one.sum - best.sum;
  const fromRate = one.onBasis.financing - best.onBasis.financing;
  const fromCosts = one.costs - best.costs;
  return {
    total: toAmount(total),
    fromRate: toAmount(fromRate),
    fromCosts: toAmount(fromCosts),
    fromConditions: toAmount(total - fromRate - fromCosts),
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
 * payment, term and buy-out. Without a basis those are the conditions of the first quote. Rules CO2 to CO6, CO13 to CO15.
 * @throws RangeError for amounts, terms or days that are none, or quotes that finance nothing
 */
export function compareQuotes<Given extends Quote>(
  given: readonly Given[],
  startsOn: CalendarDate,
  chosen: Conditions | null = null,
): Comparison<Given> {
  const sorted = promotedFirst(given);
  const [first] = sorted;
  if (!first) throw new RangeError('no quotes');
  const basis = chosen ?? conditionsOf(first);
  const all = sorted.map((quote) => counted(quote, basis, comparableCosts(quote, sorted), startsOn));
  const best = bestOf(all);
  const quotes = all.map((one): ComparedQuote<Given> => {
    const { quote, lease, rate, instalment, effective, allIn, costs, sum, onBasis } = one;
    const included = costsPaid(quote.costs, 'inInstalment');
    // the specification's sum: what the quoted instalment contains is in it
    const sumText = toAmount(sumOf(lease, instalment + included));
    return {
      quote,
      sumOfPayments: sumText,
      sumShare: percentOfValue(sumText, quote.vehicleValue),
      nominalRate: asText(rate),
      effectiveRate: asText(effective),
      financedInstalment: toAmount(instalment),
      costs: toAmount(costs),
      sumWithCosts: toAmount(sum),
      allInRate: asText(allIn),
      onBasis: onBasis && {
        monthlyAmount: toAmount(onBasis.instalment),
        costs: toAmount(onBasis.costs),
        sumOfPayments: toAmount(onBasis.financing + onBasis.costs),
      },
      isBest: one === best,
      difference: best ? differenceTo(best, one) : null,
      deviations: {},
      assumed: assumedOf(quote, rate),
      strip: quote.intrestRateType === 'variable' && rate !== null ? rateStrip(lease, rate, included) : null,
    };
  });
  const bestQuote = quotes.find(({ isBest }) => isBest);
  return {
    basis,
    quotes: quotes.map((one) => (bestQuote ? { ...one, deviations: differencesFrom(bestQuote, one) } : one)),
    unshared: unsharedCosts(sorted),
  };
}
