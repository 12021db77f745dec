import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { vehicleName, vehiclePatch } from '@szansa/domain/vehicle';

import { moveOffers, partnerScope } from '#modules/offers';
import { recordVerbs } from '#platform';
import { unpriced, writtenPrices } from './prices.ts';
import { findVehicle, vehicleTable, type VehicleFields, type VehicleRow } from './queries.ts';

/** Read and write operations of vehicle records; `version` is the trim. */
export const vehicleRecords = recordVerbs<VehicleFields, VehicleRow, Data<Endpoints['vehicles']['get']>>({
  entity: 'vehicle',
  table: vehicleTable,
  versionOf: ({ rowVersion }) => rowVersion,
  patch: vehiclePatch,
  nameOf: vehicleName,
  settle: (after, written, before) => ({ ...after, ...writtenPrices(before ?? unpriced, written) }),
  find: ({ db, actor }, id, options) => findVehicle(db, id, { scope: partnerScope(actor), ...options }),
  uses: async (_reading, { offerCount }) => [{ kind: 'offer', count: offerCount }],
  move: async ({ db }, from, into) => ({ offers: await moveOffers(db, 'vehicle', { from, into }) }),
  answer: ({ actor }, { createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    can: { edit: actor.can('vehicle.edit') },
  }),
});
