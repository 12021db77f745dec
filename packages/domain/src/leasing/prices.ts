import {
  asPercent,
  divideRounded,
  percentOf,
  toAmount,
  toGrosz,
  toTenThousandths,
  typedAmount,
} from '../shared/index.ts';

/** What is paid after a discount in percent: catalogue × (1 − discount), rounded half up. Rule OF5. */
export function sellPrice(catalogPrice: string, discount: string): string {
  const catalog = toGrosz(catalogPrice);
  return toAmount(catalog - percentOf(catalog, discount));
}

/** The discount that leads from the catalogue price to the price paid; `null` when there is none. Rule OF5. */
export function discountOf(catalogPrice: string, grossSellPrice: string): string | null {
  const catalog = toGrosz(catalogPrice);
  return asPercent(catalog - toGrosz(grossSellPrice), catalog);
}

const whole = 1_000_000;

/**
 * The catalogue price that a discount leads from to the price paid, rounded to the grosz; `null` when there is none, or
 * it is more than an amount can be. Rule OF5.
 */
export function catalogPriceOf(discount: string, grossSellPrice: string): string | null {
  const left = whole - toTenThousandths(discount);
  if (left <= 0) return null;
  const catalog = divideRounded(BigInt(toGrosz(grossSellPrice)) * BigInt(whole), BigInt(left));
  return typedAmount(toAmount(Number(catalog)));
}

/** The amount a percent makes on a base, rounded half up. */
export function commissionAmount(base: string, percent: string): string {
  return toAmount(percentOf(toGrosz(base), percent));
}

/** The percent an amount makes on a base; `null` without a base, or when the amount exceeds it. */
export function commissionPercent(base: string, amount: string): string | null {
  return asPercent(toGrosz(amount), toGrosz(base));
}
