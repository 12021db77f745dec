import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { calendarDate, line, money, orEmpty, wholeNumber } from '../shared/index.ts';
import { carAvailabilities, carConditions, type AvailabilityAmount } from './kinds.ts';
import type { AvailabilitySwitch } from './lists.ts';

const id = z.uuid('value_not_allowed');

/** A variant of a car offer (specification, section 3), while it is written: what it has to have depends on its availability. */
export const carVariantInput = z.strictObject({
  carAvailabilityId: orEmpty(id),
  availability: orEmpty(z.enum(carAvailabilities, 'value_not_allowed')),
  carColorId: orEmpty(id),
  /** Gross. */
  catalogPrice: orEmpty(money),
  /** Gross, after the discount; hidden together with the discounts of vehicles. */
  catalogDiscountPrice: excludable('vehicle.discount', orEmpty(money)),
  availabilityCount: wholeNumber({ min: 0, max: 10_000 }).nullable(),
  dealerId: orEmpty(id),
  year: wholeNumber({ min: 1900, max: 2100 }, 'year_range').nullable(),
  /** Free text, such as `12–16 tygodni`. */
  prodTime: orEmpty(line(60)),
  carCondition: orEmpty(z.enum(carConditions, 'value_not_allowed')),
  /** Kilometres. */
  mileage: wholeNumber({ min: 0, max: 5_000_000 }).nullable(),
  firstRegistration: orEmpty(calendarDate),
  realAvailabilityDate: orEmpty(calendarDate),
  showAvailabilityInformation: z.boolean(),
});

export type CarVariantInput = z.output<typeof carVariantInput>;

export type VariantField = keyof CarVariantInput;

/** Fields of every variant, for any availability. */
const always = [
  'carAvailabilityId',
  'availability',
  'catalogPrice',
  'catalogDiscountPrice',
  'dealerId',
  'showAvailabilityInformation',
] as const satisfies readonly VariantField[];

/** The fields that a switch of an availability shows; additional equipment is a list beside them. */
const shownBy: { readonly [Switch in AvailabilitySwitch]: readonly VariantField[] } = {
  year: ['year'],
  production_time: ['prodTime'],
  availability_date: ['realAvailabilityDate'],
  stock_calculation: ['availabilityCount'],
  colour: ['carColorId'],
  additional_equipment: [],
  technical_condition: ['carCondition', 'mileage', 'firstRegistration'],
};

/** The fields that a variant of an availability with these switches has (rule CC8). */
export function shownVariantFields(switches: readonly AvailabilitySwitch[]): ReadonlySet<VariantField> {
  return new Set([...always, ...switches.flatMap((one) => shownBy[one])]);
}

/** A variant without what its availability does not show (rule CC8). */
export function shownVariant<Variant extends CarVariantInput>(
  variant: Variant,
  switches: readonly AvailabilitySwitch[],
): Variant {
  const shown = shownVariantFields(switches);
  const hidden = Object.values(shownBy)
    .flat()
    .filter((field) => !shown.has(field));
  return { ...variant, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

const mayStayEmpty: readonly VariantField[] = ['catalogDiscountPrice', 'showAvailabilityInformation'];

/**
 * Returns the fields that a variant shows, requires and lacks (rule CC9). Mileage and first registration are required
 * of used cars only.
 */
export function missingVariantFields(
  variant: CarVariantInput,
  switches: readonly AvailabilitySwitch[],
): VariantField[] {
  const ofUsed: readonly VariantField[] = ['mileage', 'firstRegistration'];
  return [...shownVariantFields(switches)].filter(
    (field) =>
      variant[field] === null &&
      !mayStayEmpty.includes(field) &&
      (variant.carCondition === 'used' || !ofUsed.includes(field)),
  );
}

/** Why a variant cannot be saved, with the path of the error, such as `['variants', 0, 'year']`. */
export interface VariantRefusal {
  readonly path: readonly (string | number)[];
  readonly code: 'colour_variant_missing' | 'required' | 'colour_of_other_brand';
}

/** What the validation of variants needs to know. */
export interface VariantSetting {
  readonly brandId: string;
  /** The brand of each colour. */
  readonly brandOfColour: ReadonlyMap<string, string>;
  /** The switches of each availability. */
  readonly switchesOf: ReadonlyMap<string, readonly AvailabilitySwitch[]>;
}

/**
 * Returns why the variants of an offer cannot be saved: none has a colour (rule CC10), one lacks a required field
 * (CC9), or its colour belongs to another brand (CC11).
 */
export function refusedVariants(
  variants: readonly CarVariantInput[],
  { brandId, brandOfColour, switchesOf }: VariantSetting,
): VariantRefusal[] {
  const refused = variants.flatMap((variant, index) => {
    const { carColorId, carAvailabilityId } = variant;
    const at = (field: VariantField, code: VariantRefusal['code']): VariantRefusal => ({
      path: ['variants', index, field],
      code,
    });
    const missing = missingVariantFields(variant, switchesOf.get(carAvailabilityId ?? '') ?? []);
    const isColourForeign = carColorId !== null && brandOfColour.get(carColorId) !== brandId;
    return [
      ...missing.map((field) => at(field, 'required')),
      ...(isColourForeign ? [at('carColorId', 'colour_of_other_brand')] : []),
    ];
  });
  const isColourless = variants.every(({ carColorId }) => carColorId === null);
  return isColourless ? [{ path: ['variants'], code: 'colour_variant_missing' }, ...refused] : refused;
}

/** Returns how many cars of a variant remain without those reserved by booked offers, at least zero. Rule CC12. */
export function currentAvailability(availabilityCount: number, reserved: number): number {
  return Math.max(0, availabilityCount - reserved);
}

/** Returns the size shown for the remaining cars: 1 or 2 are few, 10 and more are many; null for none. Rule CC13. */
export function availabilityAmount(currentAvailabilityCount: number): AvailabilityAmount | null {
  if (currentAvailabilityCount <= 0) return null;
  if (currentAvailabilityCount < 3) return 'small';
  return currentAvailabilityCount < 10 ? 'medium' : 'large';
}
