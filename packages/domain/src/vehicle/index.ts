export {
  discountOf,
  sellPrice,
  vehicleInput,
  vehicleName,
  vehiclePatch,
  type VehicleInput,
  type VehiclePatch,
} from './vehicle.ts';
