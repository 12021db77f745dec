import type { vehicle } from '@szansa/domain/vehicle';

import type { Computed, RecordColumns } from '#platform';

/** The tables of vehicles; `version` is the trim, that of the row is `rowVersion`. */
export interface VehiclesTables {
  vehicle: Omit<RecordColumns<typeof vehicle, 'rowVersion'>, 'version'> & {
    version: string | null;
    searchText: Computed<string>;
  };
}
