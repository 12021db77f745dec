/** `km` means KM, metric horsepower. */
export const enginePowerUnits = ['km', 'kW'] as const;

export type EnginePowerUnit = (typeof enginePowerUnits)[number];

export const equipmentTypes = ['standard', 'optional'] as const;

export type EquipmentType = (typeof equipmentTypes)[number];

/** How many items of equipment a car may have. */
export const mostEquipment = 500;

/** Kilowatts of one metric horsepower: 75 kgf·m/s. */
const kilowatts = 0.735_498_75;

/** An engine's power in the other unit, rounded to a whole number: 150 KM are 110 kW. Rule CC5. */
export function powerInOtherUnit(power: number, unit: EnginePowerUnit): number {
  return Math.round(unit === 'km' ? power * kilowatts : power / kilowatts);
}

/** Whether a car of a variant is there or has to be made. */
export const carAvailabilities = ['readily', 'production'] as const;

export const carConditions = ['new', 'used'] as const;

/** How many cars of a variant are left, as people are told. */
export const availabilityAmounts = ['small', 'medium', 'large'] as const;

export type AvailabilityAmount = (typeof availabilityAmounts)[number];

/** Statuses of platform offers (specification, section 4). */
export const platformOfferStatuses = [
  'pending',
  'active',
  'inactive',
  'deleted',
  'blocked',
  'unknown',
] as const;

export type PlatformOfferStatus = (typeof platformOfferStatuses)[number];
