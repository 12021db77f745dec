import { vehicle } from '@szansa/domain/vehicle';

import { recordWords } from '#kit/texts/record-words.ts';
import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const offerFields: Translated<typeof polish.offerFields> = {
  monthlyFee: 'Monthly fee',
  rentTerm: 'Rent term',
  offerType: 'Offer type',
  intrestRateType: 'Interest rate type',
  isDeposit: 'With a deposit',
  registrationCity: 'Place of registration',
  commisionPercent: 'Commission (%)',
  bookingDate: 'Booking date',
  closingDate: 'End of contract',
  note: 'Note on the offer',
  ...recordWords(vehicle, 'en').fields,
};
