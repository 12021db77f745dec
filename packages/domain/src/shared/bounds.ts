import { z } from 'zod';

/** The minimum and the maximum of a number; the text of a refusal contains both. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A whole number from `min` to `max`; one outside is refused as `code`. */
export function wholeNumber({ min, max }: Bounds, code = 'number_range') {
  return z
    .int('number_invalid')
    .refine((value) => value >= min && value <= max, { error: code, params: { min, max } })
    .meta({ minimum: min, maximum: max });
}

/** A decimal as text, of the form `wire`; a number outside of the bounds is refused as `code`, other text as no number. */
export function decimal(wire: RegExp, { min, max }: Bounds, code: string) {
  const isOutside = (text: string) =>
    /^-?\d+(\.\d+)?$/.test(text) && (Number(text) < min || Number(text) > max);
  return z
    .string('number_invalid')
    .refine((text) => !isOutside(text), { error: code, params: { min, max }, abort: true })
    .regex(wire, 'number_invalid');
}
