import { demoPart } from '#platform';
import { nameAgency } from './demo-queries.ts';

/** What the demo agency says of itself. */
const words = {
  name: 'Agencja Szansa sp. z o.o.',
  taxIdNumber: '9991000111',
  street: 'ul. Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
  phone: '+48221234567',
  email: 'biuro@szansa.example',
  website: 'szansa.example',
  pdfFooter: 'Agencja Szansa sp. z o.o. · kapitał zakładowy 50 000 zł · szansa.example',
  mailFooter: 'ul. Marszałkowska 10/12, 00-590 Warszawa\ntel. 22 123 45 67',
};

/** The name every new agency has until an administrator gives it another. */
export const agencyStart = demoPart([], async ({ work }) => {
  await nameAgency(work.db, { name: 'Szansa' });
  return {};
});

export const agencyDemo = demoPart([], async ({ work }) => {
  await nameAgency(work.db, words);
  return {};
});
