// Made by `pnpm generate` from the declared records. Never edited.
import { banksModule } from '../modules/banks/module.ts';
import { bankRecords } from '../modules/banks/records.ts';
import { dealersModule } from '../modules/dealers/module.ts';
import { dealerRecords } from '../modules/dealers/module.ts';
import { representativesModule } from '../modules/representatives/module.ts';
import { representativeRecords } from '../modules/representatives/module.ts';
import { vehiclesModule } from '../modules/vehicles/module.ts';
import { vehicleRecords } from '../modules/vehicles/module.ts';

/** Modules of the declared records of the directory. */
export const recordModules = [banksModule, dealersModule, representativesModule, vehiclesModule] as const;

/** Their lists as files, by the sources of exports. */
export const recordExports = {
  Bank: bankRecords.exported,
  Dealer: dealerRecords.exported,
  Representative: representativeRecords.exported,
  Vehicle: vehicleRecords.exported,
} as const;

/** How links in conversations show them. */
export const recordLinks = {
  bank: bankRecords.linked,
  dealer: dealerRecords.linked,
  representative: representativeRecords.linked,
  vehicle: vehicleRecords.linked,
} as const;
