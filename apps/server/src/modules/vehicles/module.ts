import { partnerOffers } from '#modules/offers';
import { listAnswer, type Module } from '#platform';
import { vehiclesDemo } from './demo.ts';
import { vehiclesFound } from './list-answers.ts';
import { listManufacturers } from './queries.ts';
import { vehicleRecords } from './records.ts';

/** Vehicles that offers show. */
export const vehiclesModule = {
  routes: {
    vehicles: {
      ...vehicleRecords.handlers,
      list: ({ query, context }) => listAnswer(query, vehiclesFound(context, query)),
      manufacturers: ({ context }) => listManufacturers(context.db),
      offers: partnerOffers('vehicle', vehicleRecords.readable),
    },
  },
  ...vehicleRecords.live,
  demo: vehiclesDemo,
} as const satisfies Module;
