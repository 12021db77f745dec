import { grossOf, taxedFees, vatDeductions, type VatDeduction } from '../leasing/index.ts';
import { rentServices } from '../rent-offer/kinds.ts';
import { toGrosz } from '../shared/index.ts';
import type { Deviation } from './compared.ts';
import { costRows } from './cost-rows.ts';
import type { ComparedRent, RentComparison, RentQuote } from './rents.ts';
import type { ComparisonRow, RowCell, RowName, RowUnit, Shown } from './row-kinds.ts';

/** The months below which fees of a rent follow no limit of a car's value that is known here. */
const shortestTaxed = 6;

/**
 * Returns the share of a fee that is a tax cost as far as it pays for the value of the passenger car, in percent. A
 * rental does not state how much of a fee does. `null` where the value or the drive of the car is not known, and for
 * shorter rentals. Rule CO12.
 */
export function rentShare(quote: RentQuote, shown: Shown, vat: VatDeduction): number | null {
  const { vehicleValue, numberOfInstallments } = quote;
  const { drive, co2, startsOn } = shown;
  if (drive === null || vehicleValue === null || numberOfInstallments < shortestTaxed) return null;
  const price = toGrosz(vehicleValue);
  if (price === 0) return null;
  const lease = { price, initialPayment: 0, buyoutPrice: 0, numberOfInstallments, due: 'advance' } as const;
  return taxedFees(lease, [], startsOn, { drive, co2 }, vat).share;
}

type ValueOf = (one: ComparedRent<RentQuote>) => string | null;
type Row = readonly [RowName, RowUnit, ValueOf];

const count = (value: number | null) => (value === null ? null : String(value));

const quotedRows: readonly Row[] = [
  ['vehicleValue', 'net', ({ quote }) => quote.vehicleValue],
  ['initialPayment', 'net', ({ quote }) => quote.initialPayment ?? '0.00'],
  ['numberOfInstallments', 'months', ({ quote }) => count(quote.numberOfInstallments)],
  ['monthlyAmount', 'net', ({ quote }) => quote.monthlyAmount],
  ['grossMonthlyAmount', 'gross', ({ quote }) => grossOf(quote.monthlyAmount)],
  ['yearlyMileage', 'km', ({ quote }) => count(quote.yearlyMileage)],
  ['excessKmPrice', 'net', ({ quote }) => quote.excessKmPrice],
  ['unusedKmPrice', 'net', ({ quote }) => quote.unusedKmPrice],
  ...rentServices.map((service): Row => [
    `service.${service}`,
    'word',
    ({ quote }) => (quote.services.includes(service) ? 'included' : null),
  ]),
  ['sumOfPayments', 'net', (one) => one.sumOfPayments],
  ['monthlyCost', 'net', (one) => one.monthlyCost],
];

const sumOfCostsRows: readonly Row[] = [
  ['costs', 'net', (one) => one.costs],
  ['monthlyCostWithCosts', 'net', (one) => one.monthlyCostWithCosts],
];

const basisRows: readonly Row[] = [
  ['basisMonthlyCost', 'net', (one) => one.basisMonthlyCost],
  ['monthlyDifference', 'net', (one) => one.difference],
];

function cellOf(name: RowName, one: ComparedRent<RentQuote>, value: string | null): RowCell {
  const deviations: Readonly<Partial<Record<RowName, Deviation>>> = one.deviations;
  return {
    value,
    deviation: deviations[name === 'grossMonthlyAmount' ? 'monthlyAmount' : name] ?? null,
    isAssumed: one.assumed.some((assumption) => assumption === name),
    paid: null,
  };
}

/** The lines of a comparison of rents: what was quoted, costs beside it, a month of each on one basis, and what part of the car is a cost. */
export function rentRows({ quotes }: RentComparison<RentQuote>, shown: Shown): readonly ComparisonRow[] {
  const listed = (section: ComparisonRow['section'], rows: readonly Row[]): ComparisonRow[] =>
    rows.map(([name, unit, valueOf]) => ({
      section,
      name,
      unit,
      cells: quotes.map((one) => cellOf(name, one, valueOf(one))),
    }));
  const hasValues = ({ cells }: ComparisonRow) => cells.some(({ value }) => value !== null);
  const quoted = quotedRows.filter(([name]) => name !== 'sumOfPayments' || shown.displaySumOfPayments);
  const taxes = vatDeductions.map((vat): Row => [
    `carShare.${vat}`,
    'percent',
    ({ quote }) => rentShare(quote, shown, vat)?.toFixed(2) ?? null,
  ]);
  const given = quotes.map(({ quote }) => quote);
  const hasCosts = given.some(({ costs }) => costs.length > 0);
  return [
    ...listed('quoted', quoted),
    ...costRows(given, quotes.find(({ isBest }) => isBest)?.quote, shown),
    ...(hasCosts ? listed('costs', sumOfCostsRows) : []),
    ...listed('basis', basisRows),
    ...listed('taxes', taxes),
  ].filter(hasValues);
}
