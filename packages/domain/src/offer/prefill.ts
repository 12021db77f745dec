import { grossOf, netOf } from '../leasing/index.ts';
import { addMonths, isCalendarDate, typedAmount, type CalendarDate } from '../shared/index.ts';

/** Gross prices of a vehicle; the price paid is left out for those from whom it is hidden. */
export interface GrossPrices {
  readonly grossSellPrice?: string | null | undefined;
  readonly grossCatalogPrice?: string | null | undefined;
}

/** Returns the gross price paid: the catalogue price by default; `null` without one, or where it is hidden. */
export function pricePaid({ grossSellPrice, grossCatalogPrice }: GrossPrices): string | null {
  if (grossSellPrice === undefined) return null;
  return grossSellPrice || grossCatalogPrice || null;
}

/**
 * The vehicle's value that a vehicle proposes: the gross price paid without VAT; `null` without a price, or where a value
 * was typed already. Rule OF10.
 */
export function proposedValue(vehicle: GrossPrices, typedValue: string | null): string | null {
  const paid = typedAmount(pricePaid(vehicle));
  return paid === null || typedValue ? null : netOf(paid);
}

/**
 * The vehicle's value once another gross price is paid for it: it follows the price while nothing else was typed; `null` where
 * it stays as it is. Rule OF10.
 */
export function followedValue(
  price: { readonly before: string | null; readonly after: string | null },
  typedValue: string | null,
): string | null {
  const [before, after] = [typedAmount(price.before), typedAmount(price.after)];
  const isOwn = Boolean(typedValue) && (before === null || typedAmount(typedValue) !== netOf(before));
  return after === null || isOwn ? null : netOf(after);
}

/**
 * The gross price of a vehicle's value: the price paid that the value is without VAT, for counting it back may miss that by a
 * grosz; else the value with VAT. Rule OF14.
 */
export function grossOfValue(value: string, vehicle: GrossPrices | null): string {
  const paid = vehicle && typedAmount(pricePaid(vehicle));
  return paid !== null && netOf(paid) === value ? paid : grossOf(value);
}

/** What the end of a contract follows, as it is typed. */
export interface ContractTerms {
  readonly dealSigningDate: string | null;
  readonly numberOfInstallments: number | null;
}

/** The end of a contract: its signing and the instalments in months; `null` until both can be read. Rule OF11. */
export function expectedEnd({
  dealSigningDate,
  numberOfInstallments: months,
}: ContractTerms): CalendarDate | null {
  const isTerm = months !== null && Number.isInteger(months) && months >= 1 && months <= 120;
  if (!dealSigningDate || !isCalendarDate(dealSigningDate) || !isTerm) return null;
  return addMonths(dealSigningDate, months);
}

/** Registration date plus the number of instalments in months, clamped to the month's end (rule OF3). */
export function closingDate(
  registrationDate: CalendarDate | null | undefined,
  numberOfInstallments: number | null | undefined,
): CalendarDate | null {
  return registrationDate && numberOfInstallments ? addMonths(registrationDate, numberOfInstallments) : null;
}
