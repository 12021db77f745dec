/** What every agency starts with, the empty one included; administrators edit it. Slug and name. */
export const demoLeadSources = [
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
