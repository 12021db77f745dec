/** The lists of the car catalogue, as rights name them without `car_`; in the order people fill them in. */
export const carListKinds = [
  'brand',
  'model',
  'version',
  'colour',
  'body_type',
  'drive_type',
  'fuel_type',
  'transmission',
  'type',
  'equipment_section',
  'equipment',
  'availability',
] as const;

export type CarListKind = (typeof carListKinds)[number];

export type CarListEntity = `car_${CarListKind}`;

/** What rights and the audit log call the entries of a list. */
export function carListEntity(kind: CarListKind): CarListEntity {
  return `car_${kind}`;
}

/** In which list the entry stands that an entry belongs to: a model to its brand, a version to its model. */
const parents = {
  model: 'brand',
  version: 'model',
  colour: 'brand',
} as const satisfies { readonly [Kind in CarListKind]?: CarListKind };

export function parentKind(kind: CarListKind): CarListKind | null {
  return Object.entries(parents).find(([child]) => child === kind)?.[1] ?? null;
}

/** What an availability has a variant say (specification, section 3). */
export const availabilitySwitches = [
  'year',
  'production_time',
  'availability_date',
  'stock_calculation',
  'colour',
  'additional_equipment',
  'technical_condition',
] as const;

export type AvailabilitySwitch = (typeof availabilitySwitches)[number];
