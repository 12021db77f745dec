/** An amount in grosz, a whole number; rules count in these. */
export type Grosz = number;

/** The largest amount the product stores: 999 999 999 999,99 zł (`numeric(14,2)`). */
export const largestAmount: Grosz = 99_999_999_999_999;

/** Reads `"1234.5"` as 123450 grosz. Throws a RangeError for anything `money` would refuse. */
export function toGrosz(amount: string): Grosz {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`not an amount: ${amount}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const grosz = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && grosz !== 0 ? -grosz : grosz;
}

/** Writes 123450 grosz as `"1234.50"`. */
export function toAmount(grosz: Grosz): string {
  const digits = String(Math.abs(grosz)).padStart(3, '0');
  return `${grosz < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Divides half away from zero, exactly, in whole numbers. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const quotient = (2n * a + b) / (2n * b);
  return negative ? -quotient : quotient;
}

/** Amounts added up exactly, as an amount; those that are not there count as nothing. */
export function sumOfAmounts(amounts: readonly (string | null | undefined)[]): string {
  return toAmount(amounts.reduce((sum, amount) => sum + (amount ? toGrosz(amount) : 0), 0));
}
