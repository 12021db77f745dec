import type { Computed, CreatedAt, Generated, Money } from '#platform';

interface VehicleTable {
  id: string;
  orderNo: string | null;
  manufacturer: string;
  model: string;
  engine: string | null;
  shifter: string | null;
  /** The trim, e.g. `Ambition`; the row's version is `rowVersion`. */
  version: string | null;
  body: string | null;
  bodyColor: string | null;
  yearOfProduction: number | null;
  grossCatalogPrice: Money | null;
  /** Percent. */
  discount: string | null;
  grossSellPrice: Money | null;
  rowVersion: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
  searchText: Computed<string>;
}

/** The tables of vehicles. */
export interface VehiclesTables {
  vehicle: VehicleTable;
}
