import type { VehicleInput } from './vehicle.ts';

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

const said = (value: string | number | null | undefined) =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLocaleLowerCase('pl');

/** Whether two vehicles are described alike, whatever the case and spaces they are typed with. */
export function isSameSpecification(one: Specified, other: Specified): boolean {
  return specifying.every((field) => said(one[field]) === said(other[field]));
}
