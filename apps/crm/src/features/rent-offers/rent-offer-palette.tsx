import { CarFront } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { rentOfferRecord } from './rent-offer.ts';
import type { RentOfferRow } from './rent-offers-address.ts';

export const rentOfferPalette: FeaturePalette = recordPalette<RentOfferRow>({
  record: rentOfferRecord,
  heading: { pl: 'Oferty najmu', en: 'Rent offers' },
  icon: <CarFront aria-hidden />,
  create: { list: 'rentOffers', label: { pl: 'Nowa oferta najmu', en: 'New rent offer' } },
  found: {
    key: queries.rentOfferPdfs.list.key(),
    find: (query, signal) => client.rentOfferPdfs.list({ query }, { signal }),
  },
  nameOf: ({ carBrandAndModel, clientTitle }) => `${carBrandAndModel}, ${clientTitle}`,
  hintOf: ({ opportunity, monthlyFeeNet }, { money }) => [
    opportunity && `#${opportunity.number}`,
    money(monthlyFeeNet),
  ],
});
