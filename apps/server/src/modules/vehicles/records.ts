import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { vehicleName, vehiclePatch } from '@szansa/domain/vehicle';

import { moveOffers, partnerScope } from '#modules/offers';
import { recordVerbs } from '#platform';
import {
  deleteVehicle,
  findVehicle,
  insertVehicle,
  updateVehicle,
  type VehicleFields,
  type VehicleRow,
} from './queries.ts';

/** How vehicles are kept; `version` is the trim. */
export const vehicleRecords = recordVerbs<VehicleFields, VehicleRow, Data<Endpoints['vehicles']['get']>>({
  entity: 'vehicle',
  versionOf: ({ rowVersion }) => rowVersion,
  patch: vehiclePatch,
  nameOf: vehicleName,
  find: ({ db, actor }, id, options) => findVehicle(db, id, { scope: partnerScope(actor), ...options }),
  insert: insertVehicle,
  update: updateVehicle,
  remove: deleteVehicle,
  uses: async (_reading, { offerCount }) => [{ kind: 'offer', count: offerCount }],
  move: async ({ db }, from, into) => ({ offers: await moveOffers(db, 'vehicle', { from, into }) }),
  answer: ({ actor }, { createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    can: { edit: actor.can('vehicle.edit') },
  }),
});
