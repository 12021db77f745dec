export { unpriced, writtenPrices } from './prices.ts';
export {
  findVehicles,
  lockVehicle,
  vehicleTable,
  type OfferedVehicleRow,
  type VehicleFields,
} from './queries.ts';
