import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';
import { dealer } from '@szansa/domain/dealer';
import { sql } from 'kysely';

import { demoAddress, demoDealers } from '#demo';
import { countVariantsOfDealer, moveVariants } from '#modules/car-offers';
import {
  countPartnerVehicles,
  listPartnerVehicles,
  offerCount,
  partnerOffers,
  partnerScope,
} from '#modules/offers';
import { moveRepresentatives } from '#modules/representatives';
import { findVehicles } from '#modules/vehicles';
import {
  cellOf,
  demoPart,
  readList,
  recordModule,
  type HandlerInput,
  type Module,
  type RecordColumns,
  type StaffReading,
} from '#platform';

/** The tables of dealers. */
export interface DealersTables {
  dealer: RecordColumns<typeof dealer>;
}

export const dealerRecords = recordModule(dealer, endpoints.dealers, {
  // people are counted for those alone who may read them
  more: ({ actor }) => ({
    representativeCount: sql<number>`(
      select count(*)::int from representative
      where representative.dealer_id = dealer.id and ${actor.can('representative.get')}::boolean
    )`,
    offerCount: offerCount('dealer', partnerScope(actor)),
  }),
  where: (query) => {
    const { show_supplier: suppliers = true, show_intermediary: intermediaries = true } = query;
    const { show_type_missing: others = true } = query;
    const types = [...(suppliers ? ['supplier'] : []), ...(intermediaries ? ['intermediary'] : [])];
    return [
      sql<boolean>`(dealer.dealer_type = any (${types}) or (dealer.dealer_type is null and ${others}::boolean))`,
    ];
  },
  cells: {
    representatives: ({ representativeCount }) => cellOf.whole(representativeCount),
    offers: ({ offerCount: count }) => cellOf.whole(count),
  },
  nameOf: ({ name }) => name,
  uses: async ({ db }, { id, representativeCount, offerCount: count }) => [
    { kind: 'representative', count: representativeCount },
    { kind: 'offer', count },
    { kind: 'car_variant', count: await countVariantsOfDealer(db, id) },
  ],
  move: async ({ db }, from, into) => ({
    representatives: await moveRepresentatives(db, 'dealerId', { from, into }),
    carVariants: await moveVariants(db, { from, into }),
  }),
});

/** One page of the vehicles of a dealer's offers, of opportunities the actor may read. */
async function vehiclesOf(
  { db, actor }: StaffReading,
  id: string,
  query: HandlerInput<Endpoints['dealers']['vehicles']>['query'],
) {
  const partner = { kind: 'dealer' as const, id };
  const filters = { ...query, scope: actor.can('vehicle.get') ? partnerScope(actor) : ('none' as const) };
  const { rows, ...beside } = await readList(query, {
    rows: listPartnerVehicles(db, partner, filters),
    count: countPartnerVehicles(db, partner, filters),
  });
  const vehicles = await findVehicles(
    db,
    rows.map((row) => row.id),
  );
  const items = rows.flatMap((row) =>
    vehicles.filter((vehicle) => vehicle.id === row.id).map((vehicle) => ({ ...vehicle, ...row })),
  );
  return { items, ...beside };
}

export interface DealersDemo {
  dealers: readonly { readonly id: string; readonly name: string; readonly domain: string }[];
}

/** Dealers: suppliers and intermediaries. */
export const dealersModule = {
  routes: {
    dealers: {
      ...dealerRecords.handlers,
      list: dealerRecords.list,
      offers: partnerOffers('dealer', dealerRecords.readable),
      vehicles: async ({ params, query, context }) => {
        await dealerRecords.readable(context, params.id);
        return vehiclesOf(context, params.id, query);
      },
    },
  },
  ...dealerRecords.live,
  demo: demoPart([], async ({ work, random, opened }) => {
    const dealers = demoDealers.map((one) => ({ ...one, id: random.id(opened) }));
    for (const { id, name, taxIdNumber, dealerType, ...place } of dealers) {
      const address = demoAddress(place);
      const addresses = { mainOfficeAddress: address, companyAddress: address, handoutAddress: address };
      const row = { id, name, alias: null, taxIdNumber, dealerType, ...addresses };
      await dealerRecords.table.insert(work.db, { ...row, createdAt: opened, updatedAt: opened });
    }
    return { dealers } satisfies DealersDemo;
  }),
} as const satisfies Module;
