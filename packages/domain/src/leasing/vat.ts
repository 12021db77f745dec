import { divideRounded, toAmount, toGrosz } from '../shared/index.ts';

/** The rate vehicles and their financing are taxed with, in percent. */
export const vatRate = 23;

/** A net amount with VAT, rounded half up to the grosz (rule OF7). */
export function grossOf(net: string): string {
  return toAmount(Number(divideRounded(BigInt(toGrosz(net)) * BigInt(100 + vatRate), 100n)));
}

/** What a gross amount is without VAT, rounded half up to the grosz (rule LE3). */
export function netOf(gross: string): string {
  return toAmount(Number(divideRounded(BigInt(toGrosz(gross)) * 100n, BigInt(100 + vatRate))));
}
