import { decimal } from './bounds.ts';
import { divideRounded, largestAmount, toAmount, toGrosz, type Grosz } from './grosz.ts';
import { plainSigns } from './search-words.ts';

const wireFormat = /^\d{1,12}(\.\d{1,2})?$/;

/** Zloty with two decimal places as text (`"1234.50"`), the form money has outside rules. */
export const money = decimal(wireFormat, { min: 0, max: largestAmount / 100 }, 'amount_range').transform(
  (value) => toAmount(toGrosz(value)),
);

/** A percent with up to four decimal places as text (`"7.5"`), 0 to 100. */
export const percent = decimal(/^\d{1,3}(\.\d{1,4})?$/, { min: 0, max: 100 }, 'percent_range').transform(
  (value) => fromTenThousandths(toTenThousandths(value)),
);

/** Reads `"7.5"` as 75000 ten-thousandths of a percent. */
export function toTenThousandths(value: string): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0').slice(0, 4));
}

/** Writes 75000 ten-thousandths as `"7.5"`, without trailing zeros. */
export function fromTenThousandths(value: number): string {
  const fraction = String(value % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(value / 10_000)}${fraction && `.${fraction}`}`;
}

/** So many percent of an amount, rounded half up to the grosz. */
export function percentOf(base: Grosz, value: string): Grosz {
  return Number(divideRounded(BigInt(base) * BigInt(toTenThousandths(value)), 1_000_000n));
}

/** What percent an amount is of a base, to four decimal places; `null` without a base or above 100 %. */
export function asPercent(part: Grosz, base: Grosz): string | null {
  if (base <= 0 || part < 0 || part > base) return null;
  return fromTenThousandths(Number(divideRounded(BigInt(part) * 1_000_000n, BigInt(base))));
}

/** An amount that can be counted with; `null` for an empty field and for text that is no amount. */
export function typedAmount(value: string | null | undefined): string | null {
  return money.safeParse(value && plainSigns(value).trim()).data ?? null;
}

/** A percentage that can be counted with; `null` for an empty field and for text that is none. */
export function typedPercent(value: string | null | undefined): string | null {
  return percent.safeParse(value).data ?? null;
}

/** The amount that a typed percentage of another amount is, rule OF8; `null` where either cannot be counted with. */
export function typedShare(share: string, base: string | null | undefined): string | null {
  const [part, whole] = [typedPercent(share), typedAmount(base)];
  return part === null || whole === null ? null : toAmount(percentOf(toGrosz(whole), part));
}
