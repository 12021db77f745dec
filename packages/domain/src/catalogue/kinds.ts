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

/** How many cars of a variant remain, as shown to users. */
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

/** How many variants an offer of a car may have, and how many items of equipment of its own each. */
export const mostVariants = 40;
export const mostOwnEquipment = 60;

/** Bands of engine power in KM, from and below; the last one has no end. */
export const powerBands = {
  to100: [0, 100],
  to150: [100, 150],
  to200: [150, 200],
  to300: [200, 300],
  over300: [300, null],
} as const satisfies Readonly<Record<string, readonly [from: number, below: number | null]>>;

export type PowerBand = keyof typeof powerBands;

/** Bands of gross prices in zloty, from and below; the last one has no end. */
export const priceBands = {
  to100: [0, 100_000],
  to150: [100_000, 150_000],
  to200: [150_000, 200_000],
  to300: [200_000, 300_000],
  over300: [300_000, null],
} as const satisfies Readonly<Record<string, readonly [from: number, below: number | null]>>;

export type PriceBand = keyof typeof priceBands;
