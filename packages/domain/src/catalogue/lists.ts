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

/** Lists whose entries have entries of other lists: models and colours of a brand, versions of a model. */
export type CarParentKind = 'brand' | 'model';

const parents: { readonly [Kind in CarListKind]?: CarParentKind } = {
  model: 'brand',
  version: 'model',
  colour: 'brand',
};

/** Returns the list that contains the parents of a list's entries; null where entries have none. */
export function parentKind(kind: CarListKind): CarParentKind | null {
  return parents[kind] ?? null;
}

/** The fields that an availability can show in a variant (specification, section 3). */
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
