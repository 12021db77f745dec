import { Plus, Tags } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { offerRecord, type VariantRow } from './offer.ts';

/** Finds offers by their variants: each offer once. */
const foundOffers: FoundCall<VariantRow> = {
  key: [...queries.carOffers.list.key(), 'offers'],
  find: async (query, signal) => {
    const page = await client.carOffers.list({ query }, { signal });
    const offers = new Map(
      page.items.toReversed().map((row) => [row.carOfferId, { ...row, id: row.carOfferId }]),
    );
    return { ...page, items: [...offers.values()].toReversed() };
  },
};

const { records } = recordPalette({
  record: offerRecord,
  heading: { pl: 'Samochody', en: 'Cars' },
  icon: <Tags aria-hidden />,
  found: foundOffers,
  nameOf: ({ name }) => name,
  hintOf: ({ carBodyType, carColor }) => [carBodyType?.name, carColor?.name],
});

/** Finds cars on offer; a new offer is written down on a page of its own. */
export const offerPalette: FeaturePalette = {
  actions: [
    {
      id: 'new-car_offer',
      label: { pl: 'Nowa oferta samochodu', en: 'New car offer' },
      icon: <Plus aria-hidden />,
      right: 'car_offer.create',
      to: '/car-management/offer',
      search: {},
    },
  ],
  ...(records ? { records } : {}),
};
