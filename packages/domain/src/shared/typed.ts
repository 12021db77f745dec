import { toAmount, toGrosz } from './grosz.ts';
import { money } from './money.ts';
import { percent, percentOf } from './percent.ts';
import { plainSigns } from './plain-signs.ts';

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
