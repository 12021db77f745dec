import { netOf } from '../leasing/index.ts';
import { addMonths, isCalendarDate, typedAmount, type CalendarDate } from '../shared/index.ts';

/**
 * The vehicle's value that a vehicle proposes: the gross price paid without VAT; `null` without a price, or where a value
 * was typed already. Rule OF10.
 */
export function proposedValue(
  vehicle: { readonly grossSellPrice?: string | null | undefined },
  typedValue: string | null,
): string | null {
  const paid = typedAmount(vehicle.grossSellPrice);
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
