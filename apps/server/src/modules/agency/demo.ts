import type { Updateable } from 'kysely';

import { demoAddress, demoAgency } from '#demo';
import { demoPart, type Database, type Db } from '#platform';

/** Writes the agency's data before it is read for the first time. */
async function nameAgency(db: Db, values: Updateable<Database['agency']>): Promise<void> {
  await db.updateTable('agency').set(values).execute();
}

const { name, taxIdNumber, street, postCode, city } = demoAgency;

/** The demo agency's data. */
const words = {
  name,
  taxIdNumber,
  street,
  postCode,
  city,
  phone: '+48221234567',
  email: 'biuro@szansa.example',
  website: 'szansa.example',
  pdfFooter: `${name} · kapitał zakładowy 50 000 zł · szansa.example`,
  mailFooter: `${demoAddress(demoAgency)}\ntel. 22 123 45 67`,
};

/** The name every new agency has until an administrator gives it another. */
export const newAgencyName = 'Szansa';

export const agencyStart = demoPart([], async ({ work }) => {
  await nameAgency(work.db, { name: newAgencyName });
  return {};
});

export const agencyDemo = demoPart([], async ({ work }) => {
  await nameAgency(work.db, words);
  return {};
});
