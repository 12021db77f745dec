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
