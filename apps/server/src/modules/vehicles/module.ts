import { partnerOffers, partnerScope } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { vehiclesDemo } from './demo.ts';
import { countVehicles, listManufacturers, listVehicles } from './queries.ts';
import { vehicleRecords } from './records.ts';

/** Vehicles that offers show. */
export const vehiclesModule = {
  routes: {
    vehicles: {
      ...vehicleRecords.handlers,
      list: ({ query, context: { db, actor } }) =>
        listAnswer(query, {
          rows: listVehicles(db, { ...query, scope: partnerScope(actor) }, query),
          count: countVehicles(db, query),
          item: (row) => row,
        }),
      manufacturers: ({ context }) => listManufacturers(context.db),
      offers: partnerOffers('vehicle', vehicleRecords.readable),
    },
  },
  ...vehicleRecords.live,
  demo: vehiclesDemo,
} as const satisfies Module;
