import { money } from './money.ts';
import { percent } from './percent.ts';

/** An amount that can be counted with; `null` for an empty field and for text that is no amount. */
export function typedAmount(value: string | null | undefined): string | null {
  return money.safeParse(value).data ?? null;
}

/** A percentage that can be counted with; `null` for an empty field and for text that is none. */
export function typedPercent(value: string | null | undefined): string | null {
  return percent.safeParse(value).data ?? null;
}
