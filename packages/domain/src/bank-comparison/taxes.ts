import {
  schedule,
  taxedFees,
  vatDeductions,
  type Drive,
  type TaxedFees,
  type VatDeduction,
} from '../leasing/index.ts';
import type { CalendarDate } from '../shared/index.ts';
import { conditionsOf, leaseOf } from './compare.ts';
import type { Quote } from './compared.ts';
import { financedInstalment } from './costs.ts';

/** What of a quote's fees is a tax cost, in grosz, for each way of deducting VAT. */
export type QuoteTaxes = Readonly<Record<VatDeduction, TaxedFees>>;

/**
 * Returns the tax cost of the fees of a passenger car's lease (rules TX1, TX2), without separate costs. `null` where
 * the car's drive is not given, or no rate yields the instalment.
 */
export function taxesOf(
  quote: Quote,
  {
    drive,
    co2,
    startsOn,
  }: { readonly drive: Drive | null; readonly co2: number | null; readonly startsOn: CalendarDate },
): QuoteTaxes | null {
  if (drive === null) return null;
  const lease = leaseOf(conditionsOf(quote), quote.due);
  const rows = schedule(lease, financedInstalment(quote), startsOn);
  if (rows === null) return null;
  const of = (vat: VatDeduction) => taxedFees(lease, rows, startsOn, { drive, co2 }, vat);
  const [full, mixed, none] = vatDeductions;
  return { full: of(full), mixed: of(mixed), none: of(none) };
}
