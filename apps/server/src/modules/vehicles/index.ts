export { findVehicles, insertVehicle, lockVehicle, updateVehicle, type VehicleRow } from './queries.ts';
