import type { Sample } from '../sample.ts';

export const rent = {
  clientTitle: 'Zofia Żółw',
  carBrandAndModel: 'Škoda Octavia',
  carState: 'new',
  offerType: 'rent_long_term',
  contractMonthsPeriod: 36,
  monthlyFeeNet: '1777.70',
} as const;

export const sample = {
  bodies: {
    rentOfferPdfs: () => ({
      create: rent,
      update: { version: 1, changes: { carVariant: 'Zmiana' } },
      savePdf: { language: 'pl' },
      send: { to: 'zolw@przyklad.example', subject: 'Oferta najmu', text: 'W załączeniu.', language: 'pl' },
    }),
  },
  queries: { 'rentOfferPdfs.remove': () => ({ version: '1' }) },
  paths: { '/rent-offers': 'rentOffer' },
  hidden: {
    texts: { 'rent_offer_pdf.sellValue': ['91827.36'] },
    write: (client, id) =>
      client.rentOfferPdfs.update({
        params: { id: id('rentOffer') },
        body: { version: 1, changes: { sellValue: '91827.36' } },
      }),
    values: { sellValue: '1' },
  },
} as const satisfies Sample;
