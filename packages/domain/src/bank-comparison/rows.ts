import { vatDeductions, type VatDeduction } from '../leasing/index.ts';
import { toAmount } from '../shared/index.ts';
import type { ComparedField, ComparedQuote, Comparison, Deviation, Quote } from './compared.ts';
import { costRows } from './cost-rows.ts';
import { grossInstalment } from './costs.ts';
import { ratePoints } from './rate-strip.ts';
import type { ComparisonRow, ComparisonSection, RowCell, RowName, RowUnit, Shown } from './row-kinds.ts';
import { taxesOf } from './taxes.ts';

type ValueOf<Given extends Quote> = (one: ComparedQuote<Given>) => string | null | undefined;

/** In the order of the fields of an offer. */
const quotedRows: readonly (readonly [ComparedField | 'sumShare', RowUnit, ValueOf<Quote>])[] = [
  ['vehicleValue', 'net', ({ quote }) => quote.vehicleValue],
  ['initialPayment', 'net', ({ quote }) => quote.initialPayment ?? '0.00'],
  ['numberOfInstallments', 'months', ({ quote }) => String(quote.numberOfInstallments)],
  ['monthlyAmount', 'net', ({ quote }) => quote.monthlyAmount],
  ['grossMonthlyAmount', 'gross', ({ quote }) => grossInstalment(quote)],
  ['buyoutPrice', 'net', ({ quote }) => quote.buyoutPrice ?? '0.00'],
  ['due', 'word', ({ quote }) => quote.due ?? 'arrears'],
  ['intrestRateType', 'word', ({ quote }) => quote.intrestRateType],
  ['gapPrice', 'exempt', ({ quote }) => quote.gapPrice],
  ['sumOfPayments', 'net', (one) => one.sumOfPayments],
  ['sumShare', 'percent', (one) => one.sumShare],
  ['nominalRate', 'percent', (one) => one.nominalRate],
  ['effectiveRate', 'percent', (one) => one.effectiveRate],
];

const sumOfCostsRows: readonly (readonly [ComparedField, RowUnit, ValueOf<Quote>])[] = [
  ['costs', 'net', (one) => one.costs],
  ['sumWithCosts', 'net', (one) => one.sumWithCosts],
  ['financedInstalment', 'net', (one) => one.financedInstalment],
  ['allInRate', 'percent', (one) => one.allInRate],
];

const basisRows: readonly (readonly [RowName, RowUnit, ValueOf<Quote>])[] = [
  ['basisMonthlyAmount', 'net', (one) => one.onBasis?.monthlyAmount],
  ['basisCosts', 'net', (one) => one.onBasis?.costs],
  ['basisSumOfPayments', 'net', (one) => one.onBasis?.sumOfPayments],
  ['difference', 'net', (one) => one.difference?.total],
  ['fromRate', 'net', (one) => one.difference?.fromRate],
  ['fromCosts', 'net', (one) => one.difference?.fromCosts],
  ['fromConditions', 'net', (one) => one.difference?.fromConditions],
];

const unitOfTaxes = { full: 'net', mixed: 'partly', none: 'gross' } as const satisfies Record<
  VatDeduction,
  RowUnit
>;

/** What the switch of the sum of payments hides. */
const ofSums = new Set<RowName>(['sumOfPayments', 'sumShare', 'sumWithCosts', 'basisSumOfPayments']);

/** Rows shown only when there are costs. */
const ofCosts = new Set<RowName>(['basisCosts', 'fromCosts']);

function isShown(name: RowName, shown: Shown): boolean {
  if (name === 'intrestRateType') return shown.displayIntrestRateType;
  if (name === 'gapPrice') return shown.displayGapPrice;
  return !ofSums.has(name) || shown.displaySumOfPayments;
}

function cellOf(name: RowName, one: ComparedQuote<Quote>, value: string | null | undefined): RowCell {
  const deviations: Readonly<Partial<Record<RowName, Deviation>>> = one.deviations;
  return {
    value: value ?? null,
    deviation: deviations[name === 'sumShare' ? 'sumOfPayments' : name] ?? null,
    isAssumed: one.assumed.some((field) => field === name),
    paid: null,
  };
}

/**
 * The lines of a comparison of leases, as the screen and the PDF both show them: what was quoted, what it would cost on one basis,
 * what of the fees is a tax cost, and variable rates at others.
 */
export function comparisonRows({ quotes }: Comparison<Quote>, shown: Shown): readonly ComparisonRow[] {
  const row = (
    section: ComparisonSection,
    name: RowName,
    unit: RowUnit,
    valueOf: ValueOf<Quote>,
  ): ComparisonRow => ({
    section,
    name,
    unit,
    cells: quotes.map((one) => cellOf(name, one, valueOf(one))),
  });
  const given = quotes.map(({ quote }) => quote);
  const hasCosts = given.some(({ costs }) => costs.length > 0);
  const hasIncluded = given.some(({ costs }) => costs.some(({ paid }) => paid === 'inInstalment'));
  const listed = (section: ComparisonSection, rows: typeof basisRows) =>
    rows
      .filter(([name]) => isShown(name, shown) && (hasCosts || !ofCosts.has(name)))
      .map(([name, unit, valueOf]) => row(section, name, unit, valueOf));

  const taxes = new Map(quotes.map((one) => [one, taxesOf(one.quote, shown)]));
  const taxed = vatDeductions.flatMap((vat) => [
    row('taxes', `taxShare.${vat}`, 'percent', (one) => taxes.get(one)?.[vat].share.toFixed(2)),
    row('taxes', `taxCost.${vat}`, unitOfTaxes[vat], (one) => {
      const fees = taxes.get(one)?.[vat];
      return fees && toAmount(fees.cost);
    }),
  ]);
  const hasTaxes = [...taxes.values()].some((found) => found !== null);

  const steps = (one: ComparedQuote<Quote>, points: number) =>
    one.strip?.find((step) => step.points === points);
  const hasStrip = shown.displayIntrestRateType && quotes.some(({ strip }) => strip !== null);
  const monthly = ratePoints.map((points) =>
    row('stripMonthly', `stripMonthly.${points}`, 'net', (one) => steps(one, points)?.monthlyAmount),
  );
  const sums = ratePoints.map((points) =>
    row('stripSum', `stripSum.${points}`, 'net', (one) => steps(one, points)?.sumOfPayments),
  );
  return [
    ...listed('quoted', quotedRows),
    ...costRows(given, quotes.find(({ isBest }) => isBest)?.quote, shown),
    ...(hasCosts
      ? listed(
          'costs',
          sumOfCostsRows.filter(([name]) => name !== 'financedInstalment' || hasIncluded),
        )
      : []),
    ...listed('basis', basisRows),
    ...(hasTaxes ? taxed : []),
    ...(hasStrip ? monthly : []),
    ...(hasStrip && shown.displaySumOfPayments ? sums : []),
  ];
}
