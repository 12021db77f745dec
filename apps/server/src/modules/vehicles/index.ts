export {
  findVehicles,
  lockVehicle,
  vehicleTable,
  type OfferedVehicleRow,
  type VehicleFields,
} from './queries.ts';
