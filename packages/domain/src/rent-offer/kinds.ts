/** What a rent offer can be. Free of schemas, so that every screen can load it. */

export const rentTypes = ['rent_long_term', 'rent_short_term'] as const;
export type RentType = (typeof rentTypes)[number];

export const carStates = ['new', 'used'] as const;
export type CarState = (typeof carStates)[number];

/** What the monthly fee may include, in the order of section 3 of the specification. */
export const rentServices = [
  'vehicleInsurance',
  'maintenance',
  'replacementCar',
  'assistance',
  'damageControl',
] as const;
export type RentService = (typeof rentServices)[number];
