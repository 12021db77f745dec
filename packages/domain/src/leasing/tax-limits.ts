import { divideRounded, type CalendarDate, type Grosz } from '../shared/index.ts';
import { vatRate } from './amounts.ts';
import type { Lease } from './instalment.ts';
import type { ScheduledInstalment } from './schedule.ts';

/** The drives of a passenger car that the limits distinguish. */
export const drives = ['electric', 'hydrogen', 'plug_in_hybrid', 'hybrid', 'combustion'] as const;
export type Drive = (typeof drives)[number];

/** How much of the VAT its user deducts: all of it, half in mixed use, or none. */
export const vatDeductions = ['full', 'mixed', 'none'] as const;
export type VatDeduction = (typeof vatDeductions)[number];

/** What a limit depends on. */
export interface TaxedCar {
  readonly drive: Drive;
  /** g/km by the registration documents; `null` where unknown. */
  readonly co2: number | null;
}

/** Limits of the value of a passenger car, in grosz, from a day on. */
interface LimitRules {
  readonly from: CalendarDate;
  /** The first that fits a car counts. */
  readonly limits: readonly {
    readonly limit: Grosz;
    readonly drives: readonly Drive[];
    /** The least CO₂ that does not fit any more, in g/km. */
    readonly below?: number;
  }[];
  readonly source: string;
}

const act = 'PIT art. 23(1)(4) and 47a, CIT art. 16(1)(4) and 49a';

/** The limits by the day from which they count, the newest first. Fees of leases signed before follow the new ones. */
export const limitRules: readonly LimitRules[] = [
  {
    from: '2026-01-01',
    limits: [
      { limit: 22_500_000, drives: ['electric', 'hydrogen'] },
      { limit: 15_000_000, drives: ['plug_in_hybrid', 'hybrid', 'combustion'], below: 50 },
      { limit: 10_000_000, drives },
    ],
    source: `${act}, as amended by Dz.U. 2021 poz. 2269`,
  },
  {
    from: '2019-01-01',
    limits: [
      { limit: 22_500_000, drives: ['electric'] },
      { limit: 15_000_000, drives },
    ],
    source: `${act}, as amended by Dz.U. 2018 poz. 2159`,
  },
];

/**
 * Returns the limit of a passenger car's value for fees due on a day, in grosz. A car with a combustion engine whose
 * CO₂ is unknown counts as one with 50 g/km or more. Rule TX1.
 * @throws RangeError for a day before the first rules
 */
export function taxLimit({ drive, co2 }: TaxedCar, day: CalendarDate): Grosz {
  const rules = limitRules.find(({ from }) => from <= day);
  if (!rules) throw new RangeError(`no limit is known on ${day}`);
  const fits = rules.limits.find(
    ({ drives: some, below }) =>
      some.includes(drive) && (below === undefined || (co2 !== null && co2 < below)),
  );
  if (!fits) throw new RangeError(`no limit for ${drive}`);
  return fits.limit;
}

/** Thousandths of a net amount that its user pays and cannot deduct: VAT adds 23 % in whole, in half, or not at all. */
const burden = {
  full: 1000n,
  mixed: 1000n + BigInt(vatRate) * 5n,
  none: 1000n + BigInt(vatRate) * 10n,
} as const satisfies Record<VatDeduction, bigint>;

/** An amount with the VAT that is not deducted, in grosz. */
function burdened(net: Grosz, vat: VatDeduction): Grosz {
  return Number(divideRounded(BigInt(net) * burden[vat], 1000n));
}

/** What of the fees of a lease is a cost, in whole grosze. */
export interface TaxedFees {
  /** The vehicle's value as it is compared with the limit: with the VAT that is not deducted. */
  readonly value: Grosz;
  /** On the first day of the lease. */
  readonly limit: Grosz;
  /** What part of the capital is a cost on the first day, in percent to two places; 100 at most. */
  readonly share: number;
  /** Initial payment and instalments, with the VAT that is not deducted. */
  readonly fees: Grosz;
  /** What of them is a cost: all of the interest, and of the capital as much as the limit is of the value. */
  readonly cost: Grosz;
}

/**
 * What of the initial payment and the instalments of a passenger car's operating lease is a tax cost. Each fee follows the
 * limit of the day it is due on; the buy-out is none of them. Rule TX2.
 * @throws RangeError as `taxLimit`
 */
export function taxedFees(
  lease: Lease,
  instalments: readonly ScheduledInstalment[],
  startsOn: CalendarDate,
  car: TaxedCar,
  vat: VatDeduction,
): TaxedFees {
  const value = burdened(lease.price, vat);
  const fees = [{ day: startsOn, capital: lease.initialPayment, interest: 0 }, ...instalments];
  // those under one limit are added up before they are rounded
  const capitalUnder = new Map<Grosz, Grosz>();
  for (const { day, capital } of fees) {
    const limit = taxLimit(car, day);
    capitalUnder.set(limit, (capitalUnder.get(limit) ?? 0) + capital);
  }
  const capitalCost = [...capitalUnder].reduce((sum, [limit, capital]) => {
    // capital × VAT × limit ÷ (price × VAT): the VAT falls out where the limit cuts
    const cut = () => Number(divideRounded(BigInt(capital) * BigInt(limit), BigInt(lease.price)));
    return sum + (value > limit ? cut() : burdened(capital, vat));
  }, 0);
  const sumOf = (part: 'capital' | 'interest') => fees.reduce((sum, fee) => sum + fee[part], 0);
  const interest = burdened(sumOf('interest'), vat);
  const limit = taxLimit(car, startsOn);
  return {
    value,
    limit,
    share: value > limit ? Number(divideRounded(BigInt(limit) * 10_000n, BigInt(value))) / 100 : 100,
    fees: burdened(sumOf('capital'), vat) + interest,
    cost: capitalCost + interest,
  };
}
