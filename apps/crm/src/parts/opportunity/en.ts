import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const offerFields: Translated<typeof polish.offerFields> = {
  monthlyFee: 'Monthly fee',
  offerType: 'Offer type',
  intrestRateType: 'Interest rate type',
  isDeposit: 'With a deposit',
  registrationCity: 'Place of registration',
  commisionPercent: 'Commission (%)',
  bookingDate: 'Booking date',
  closingDate: 'Closing date',
  note: 'Note on the offer',
  manufacturer: 'Manufacturer',
  model: 'Model',
  version: 'Version',
  engine: 'Engine',
  shifter: 'Gearbox',
  body: 'Body',
  bodyColor: 'Body colour',
  orderNo: 'Order number',
  yearOfProduction: 'Year of production',
  grossCatalogPrice: 'Catalogue price, gross',
  discount: 'Discount',
  grossSellPrice: 'Selling price, gross',
};
