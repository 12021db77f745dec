import type { Endpoints } from '@szansa/api-client/endpoints';

import { countPartnerVehicles, listPartnerVehicles, partnerScope } from '#modules/offers';
import { findVehicles } from '#modules/vehicles';
import { listAnswer, type HandlerInput, type StaffReading } from '#platform';

/** One page of the vehicles of a dealer's offers, of opportunities the actor may read. */
export function vehiclesOf(
  { db, actor }: StaffReading,
  id: string,
  query: HandlerInput<Endpoints['dealers']['vehicles']>['query'],
) {
  const partner = { kind: 'dealer' as const, id };
  const filters = { ...query, scope: actor.can('vehicle.get') ? partnerScope(actor) : ('none' as const) };
  const described = async () => {
    const offered = await listPartnerVehicles(db, partner, filters);
    const vehicles = await findVehicles(
      db,
      offered.map((row) => row.id),
    );
    return offered.flatMap((row) =>
      vehicles.filter((vehicle) => vehicle.id === row.id).map((vehicle) => ({ ...vehicle, ...row })),
    );
  };
  return listAnswer(query, {
    rows: described(),
    count: countPartnerVehicles(db, partner, filters),
    item: (row) => row,
  });
}
