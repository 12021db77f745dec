import { z } from 'zod';

import { drives, instalmentDues, longestTerm } from '../leasing/index.ts';
import { intrestRateTypes } from '../offer/kinds.ts';
import { rentServices } from '../rent-offer/kinds.ts';
import { calendarDate, line, money, orEmpty, toGrosz, wholeNumber } from '../shared/index.ts';
import { comparisonKinds, quoteLimits, type ComparisonKind } from './comparable.ts';

/** The most a vehicle of a comparison costs, in zloty: sums of what it leads to are still counted exactly. */
const dearest = 100_000_000;

const amount = money.refine((given) => Number(given) <= dearest, {
  error: 'amount_range',
  params: { min: 0, max: dearest },
});

/** The conditions a lease is quoted on: net amounts and months. */
const conditions = {
  vehicleValue: amount,
  initialPayment: amount,
  numberOfInstallments: wholeNumber({ min: 1, max: longestTerm }, 'installments_range'),
  buyoutPrice: amount,
};

/** The days on which a lease of a comparison may begin: since there are limits to count with. */
const days = { first: '2019-01-01', last: '2099-12-31' } as const;

function financesNothing(terms: {
  readonly vehicleValue: string;
  readonly initialPayment?: string | null | undefined;
}): boolean {
  return toGrosz(terms.initialPayment ?? '0') >= toGrosz(terms.vehicleValue);
}

/** What a bank asks for a lease or a rent, net; what it does not say is assumed and told (rules CO3, CO11). */
export const quoteInput = z.strictObject({
  /** The offer it was taken from; it keeps its own numbers afterwards. */
  offerId: z.uuid('value_not_allowed').nullish(),
  bankName: line(120),
  /** A lease says it, a rent may. */
  vehicleValue: orEmpty(conditions.vehicleValue).optional(),
  initialPayment: orEmpty(conditions.initialPayment).optional(),
  numberOfInstallments: conditions.numberOfInstallments,
  monthlyAmount: amount,
  // of leases alone
  buyoutPrice: orEmpty(conditions.buyoutPrice).optional(),
  intrestRateType: orEmpty(z.enum(intrestRateTypes, 'value_not_allowed')).optional(),
  due: orEmpty(z.enum(instalmentDues, 'value_not_allowed')).optional(),
  /** A premium for the whole term, exempt from VAT. */
  gapPrice: orEmpty(amount).optional(),
  // of rents alone
  yearlyMileage: wholeNumber({ min: 1, max: 500_000 }).nullish(),
  /** Of one more kilometre. */
  excessKmPrice: orEmpty(amount).optional(),
  services: z.array(z.enum(rentServices, 'value_not_allowed')).max(rentServices.length).default([]),
  isPromoted: z.boolean().default(false),
});

export type QuoteInput = z.input<typeof quoteInput>;

/** Two to four quotes, of which one at most is promoted. Rule CO1. */
const quotes = z
  .array(quoteInput)
  .refine((given) => given.length >= quoteLimits.min && given.length <= quoteLimits.max, {
    error: 'quotes_range',
    params: quoteLimits,
  })
  .refine((given) => given.filter(({ isPromoted }) => isPromoted).length <= 1, 'one_promoted_only');

/** What every bank is counted on instead of its own conditions. */
export const basisInput = z.strictObject(conditions).superRefine((basis, context) => {
  if (!financesNothing(basis)) return;
  context.addIssue({ code: 'custom', message: 'nothing_financed', path: ['initialPayment'] });
});

/** The fields of a bank comparison that may be changed one by one. Names of the switches are the specification's. */
export const comparisonPatch = z.strictObject({
  title: line(120).optional(),
  quotes: quotes.optional(),
  /** The conditions of the first quote where nothing is given. */
  basis: basisInput.nullish(),
  /** The first day of the lease, from which flows and tax limits are counted. */
  startsOn: calendarDate.refine((day) => day >= days.first && day <= days.last, 'date_invalid').optional(),
  /** What drives the passenger car; without it nothing is said of taxes. */
  drive: orEmpty(z.enum(drives, 'value_not_allowed')).optional(),
  /** g/km */
  co2: wholeNumber({ min: 0, max: 1000 }).nullish(),
  displaySumOfPayments: z.boolean().optional(),
  displayIntrestRateType: z.boolean().optional(),
  displayGapPrice: z.boolean().optional(),
});

export type ComparisonPatch = z.output<typeof comparisonPatch>;

/** What is wrong with a field of a comparison's quotes, or with its basis. */
export interface QuoteProblem {
  readonly path: readonly (string | number)[];
  readonly code: 'required' | 'nothing_financed' | 'kinds_mixed';
}

type GivenQuote = z.output<typeof quoteInput>;

const leaseFields = ['buyoutPrice', 'intrestRateType', 'due', 'gapPrice'] as const;
const rentOnly = ['yearlyMileage', 'excessKmPrice'] as const;

function problemsOf(
  kind: ComparisonKind,
  quote: GivenQuote,
): (readonly [keyof GivenQuote, QuoteProblem['code']])[] {
  const isSaid = (field: keyof GivenQuote) => (quote[field] ?? null) !== null;
  const mixed = (fields: readonly (keyof GivenQuote)[]) =>
    fields.filter(isSaid).map((field) => [field, 'kinds_mixed'] as const);
  if (kind === 'rent') return mixed(leaseFields);
  const { vehicleValue = null, initialPayment, services } = quote;
  const foreign = [
    ...mixed(rentOnly),
    ...(services.length > 0 ? [['services', 'kinds_mixed'] as const] : []),
  ];
  if (vehicleValue === null) return [['vehicleValue', 'required'], ...foreign];
  return financesNothing({ vehicleValue, initialPayment })
    ? [['initialPayment', 'nothing_financed'], ...foreign]
    : foreign;
}

/** What a kind of comparison does not allow of the fields given: leases and rents are not mixed. Rules CO1, CO10. */
export function quoteProblems(
  kind: ComparisonKind,
  { quotes: given = [], basis }: Pick<ComparisonPatch, 'quotes' | 'basis'>,
): QuoteProblem[] {
  return [
    ...given.flatMap((quote, index) =>
      problemsOf(kind, quote).map(([field, code]) => ({ path: ['quotes', index, field], code })),
    ),
    ...(kind === 'rent' && basis ? [{ path: ['basis'], code: 'kinds_mixed' } as const] : []),
  ];
}

/** A new bank comparison: what it is called, its quotes and its first day are required. What it is of stays so. */
export const comparisonInput = comparisonPatch
  .required({ title: true, quotes: true, startsOn: true })
  .extend({ kind: z.enum(comparisonKinds, 'value_not_allowed').default('leasing') })
  .superRefine(({ kind, ...fields }, context) => {
    for (const { path, code } of quoteProblems(kind, fields)) {
      context.addIssue({ code: 'custom', message: code, path: [...path] });
    }
  });

export type ComparisonInput = z.output<typeof comparisonInput>;
