export { followPrices, settledPrices, type VehiclePrices } from './prices.ts';
export { vehicleInput, vehiclePatch, type VehicleInput, type VehiclePatch } from './schemas.ts';
export { isSameSpecification } from './specification.ts';
export { vehicle, vehicleName } from './vehicle.ts';
