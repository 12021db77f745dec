import { vehicle } from '@szansa/domain/vehicle';

import { recordWords } from '#kit/texts/record-words.ts';

export const offerFields = {
  monthlyFee: 'Czynsz miesięczny',
  rentTerm: 'Okres najmu',
  offerType: 'Rodzaj oferty',
  intrestRateType: 'Rodzaj oprocentowania',
  isDeposit: 'Z kaucją',
  registrationCity: 'Miejsce rejestracji',
  commisionPercent: 'Prowizja (%)',
  bookingDate: 'Data rezerwacji',
  closingDate: 'Koniec umowy',
  note: 'Notatka do oferty',
  ...recordWords(vehicle, 'pl').fields,
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    offerFields: typeof offerFields;
  }
}
