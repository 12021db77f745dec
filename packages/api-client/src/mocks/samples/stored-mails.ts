import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

type StoredMail = Data<Endpoints['files']['mail']>;

/** A mail that is a file, with a picture on another server and files of its own. */
export const sampleStoredMail: StoredMail = {
  subject: 'Zapytanie o leasing Škody Octavii',
  from: { name: 'Jan Kowalski', address: 'jan.kowalski@przyklad.example' },
  to: [{ name: 'Anna Nowak', address: 'anna.nowak@szansa.example' }],
  copies: [{ name: null, address: 'ksiegowosc@przyklad.example' }],
  recipientsLeftOut: 0,
  sentDate: '2026-11-12T08:45:00.000Z',
  text: 'Dzień dobry, proszę o ofertę leasingu. W załączeniu wydruk z konfiguratora.',
  html: '<p>Dzień dobry,</p><p>proszę o <b>ofertę leasingu</b>. W załączeniu wydruk z konfiguratora.</p><p>Jan Kowalski</p>',
  remotePictures: 2,
  invitation: null,
  attachments: [
    { position: 0, name: 'konfiguracja.txt', size: 1240, mime: 'text/plain' },
    { position: 1, name: 'formularz.exe', size: 184_320, mime: null },
  ],
  attachmentsLeftOut: 0,
  isWhole: true,
};
