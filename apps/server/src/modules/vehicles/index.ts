export { unpriced, vehicleTable, writtenPrices, type VehicleFields } from './prices.ts';
export { findVehicles, lockVehicle, type OfferedVehicleRow } from './queries.ts';
