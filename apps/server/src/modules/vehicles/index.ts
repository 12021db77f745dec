export {
  findVehicles,
  insertVehicle,
  lockVehicle,
  updateVehicle,
  type OfferedVehicleRow,
  type VehicleFields,
} from './queries.ts';
