export { followPrices, settledPrices, type VehiclePrices } from './prices.ts';
export { isSameSpecification } from './specification.ts';
export { vehicleInput, vehicleName, vehiclePatch, type VehicleInput, type VehiclePatch } from './vehicle.ts';
