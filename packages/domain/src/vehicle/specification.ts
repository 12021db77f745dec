import type { VehicleInput } from './schemas.ts';

/** What makes a vehicle another specification; its order number and prices do not. */
const specifying = [
  'manufacturer',
  'model',
  'version',
  'engine',
  'shifter',
  'body',
  'bodyColor',
  'yearOfProduction',
] as const satisfies readonly (keyof VehicleInput)[];

type Specified = { readonly [Field in (typeof specifying)[number]]?: string | number | null | undefined };

const normalised = (value: string | number | null | undefined) =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLocaleLowerCase('pl');

/** Returns whether two vehicles have the same description, ignoring case and spaces. */
export function isSameSpecification(one: Specified, other: Specified): boolean {
  return specifying.every((field) => normalised(one[field]) === normalised(other[field]));
}
