import type { Insertable } from 'kysely';

import { demoPart, type Database, type Db } from '#platform';

async function insertLeadSources(db: Db, rows: readonly Insertable<Database['leadSource']>[]): Promise<void> {
  await db.insertInto('leadSource').values(rows).execute();
}

/** What every agency starts with, the empty one included; administrators edit it. Slug and name. */
const sources = [
  ['referral', 'Polecenie'],
  ['website', 'Strona internetowa'],
  ['phone', 'Telefon'],
  ['facebook', 'Facebook'],
  ['google_ads', 'Google Ads'],
  ['otomoto', 'Otomoto'],
  ['olx', 'OLX'],
  ['dealer', 'Salon / dealer'],
  ['existing_customer', 'Obecny klient'],
  ['event', 'Targi / wydarzenie'],
  ['email_campaign', 'Kampania e-mail'],
  ['listing_platform', 'Platforma ogłoszeniowa'],
  ['other', 'Inne'],
] as const;

export interface LeadSourcesDemo {
  /** Their ids. */
  leadSources: readonly string[];
}

export const leadSourcesStart = demoPart([], async ({ work, random, opened }) => {
  const rows = sources.map(([slug, name], position) => ({ id: random.id(opened), slug, name, position }));
  await insertLeadSources(work.db, rows);
  return { leadSources: rows.map(({ id }) => id) };
});
