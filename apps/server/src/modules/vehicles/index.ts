export {
  findVehicles,
  lockVehicle,
  unpriced,
  vehicleTable,
  writtenPrices,
  type OfferedVehicleRow,
  type VehicleFields,
} from './queries.ts';
