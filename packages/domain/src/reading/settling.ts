import { grossOf, netOf } from '../leasing/index.ts';
import { percentOf, toAmount, toGrosz } from '../shared/index.ts';
import type { Basis } from './captions.ts';
import type { ReadingDoubt } from './fields.ts';
import type { Quoted } from './quoted.ts';
import type { Source } from './value.ts';

/** An amount of the quote on the way to its net value, with what proves it and what speaks against it. */
export interface Settled {
  readonly value: string;
  readonly percent: string | null;
  readonly source: Source;
  readonly trust: number;
  isProved: boolean;
  readonly doubts: ReadingDoubt[];
}

const within = (one: string, other: string, grosze: number) =>
  Math.abs(toGrosz(one) - toGrosz(other)) <= grosze;

/** How far an amount may be from its percentage: half of the last place that is written, and a zloty. */
export function percentTolerance(base: string, percent: string): number {
  const places = percent.split('.')[1]?.length ?? 0;
  return Math.ceil((toGrosz(base) / 100) * (0.5 / 10 ** Math.max(places, 1))) + 100;
}

/** Whether an amount is exactly its percentage of a base: what was recognised is proved by nothing less. */
function isExactShare(amount: string, base: string, percent: string): boolean {
  return within(amount, toAmount(percentOf(toGrosz(base), percent)), 2);
}

export function isShare(amount: string, base: string, percent: string): boolean {
  return within(amount, toAmount(percentOf(toGrosz(base), percent)), percentTolerance(base, percent));
}

const hundred = (percent: string) => Number(percent) <= 100;

/** The net amount of a quoted one, before the others are compared with it. Rules RD9 and RD11. */
export function settledAmount(quoted: Quoted, all: Basis | null): Settled | null {
  const { net, gross, open, percent, source, trust } = quoted;
  const doubts: ReadingDoubt[] = quoted.isAmbiguous ? ['several_values'] : [];
  const rest = { percent, source, trust, doubts };
  if (net !== null) {
    const isProved = gross !== null && within(gross, grossOf(net), 5);
    if (gross !== null && !isProved) doubts.push('gross_differs');
    if (quoted.isMended && !isProved) doubts.push('guessed');
    return { ...rest, value: net, isProved: isProved && !quoted.isAmbiguous };
  }
  if (quoted.isMended) doubts.push('guessed');
  if (open !== null && all !== 'gross') {
    if (all === null) doubts.push('basis_unknown');
    return { ...rest, value: open, isProved: false };
  }
  const paid = gross ?? open;
  if (paid === null) return null;
  doubts.push('gross_only');
  return { ...rest, value: netOf(paid), isProved: false };
}

function drop(settled: Settled, doubt: ReadingDoubt): void {
  const at = settled.doubts.indexOf(doubt);
  if (at >= 0) settled.doubts.splice(at, 1);
}

/** Marks an amount as proved, which also confirms its basis and its recognised characters. */
export function prove(settled: Settled): void {
  if (settled.doubts.includes('several_values')) return;
  drop(settled, 'guessed');
  if (settled.doubts.length > 0 && !settled.doubts.every((doubt) => doubt === 'basis_unknown')) return;
  settled.isProved = true;
}

/** A share of the value, compared with its percentage, or counted from it where only that is quoted. Rules RD12 and RD13. */
export function settledShare(
  quoted: Quoted,
  settled: Settled | null,
  vehicleValue: Settled | null,
): Settled | null {
  const { percent, percentSource } = quoted;
  if (percent === null || !vehicleValue || !hundred(percent)) return settled;
  if (!settled) {
    const value = toAmount(percentOf(toGrosz(vehicleValue.value), percent));
    const isSure = vehicleValue.doubts.length === 0 && percent !== null;
    const source = { ...(percentSource ?? quoted.source), rule: 'RD13' as const };
    return {
      value,
      percent,
      source,
      trust: Math.min(quoted.trust, vehicleValue.trust) - 0.04,
      isProved: false,
      doubts: isSure ? [] : ['from_percent'],
    };
  }
  if (isShare(settled.value, vehicleValue.value, percent)) {
    // of an open value and an open share only that they agree is known
    if (!vehicleValue.doubts.includes('basis_unknown')) drop(settled, 'basis_unknown');
    const isScanned = settled.source.isScanned || vehicleValue.source.isScanned;
    if (!isScanned || isExactShare(settled.value, vehicleValue.value, percent)) {
      prove(settled);
      prove(vehicleValue);
    }
    return settled;
  }
  const { open } = quoted;
  if (open !== null && isShare(netOf(open), vehicleValue.value, percent)) {
    return { ...settled, value: netOf(open), isProved: false, doubts: ['gross_only'] };
  }
  settled.doubts.push('percent_differs');
  return settled;
}
