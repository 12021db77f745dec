import { demoPart } from '#platform';
import { insertLeadSources } from './queries.ts';

/** What every agency starts with, the empty one included; administrators edit it. Slug and name. */
export const startSources = [
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
  const rows = startSources.map(([slug, name], position) => ({
    id: random.id(opened),
    slug,
    name,
    position,
  }));
  await insertLeadSources(work.db, rows);
  return { leadSources: rows.map(({ id }) => id) };
});
