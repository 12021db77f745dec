/** Names on the list of the handbook, in the language of the toolbar. Ids of stories are made of their titles, and stay. */
import { recordLabels } from '@szansa/domain/record-names';
import type { API } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';

import type { PageLanguage, Words } from './page-language.tsx';

/** Groups by their titles; the name of a component comes from its page. */
const groups: Readonly<Record<string, Words>> = {
  Foundations: { pl: 'Podstawy', en: 'Foundations' },
  Basics: { pl: 'Elementy', en: 'Basics' },
  Overlays: { pl: 'Okna i menu', en: 'Overlays' },
  Forms: { pl: 'Formularze', en: 'Forms' },
  Data: { pl: 'Dane', en: 'Data' },
  Shell: { pl: 'Rama i nawigacja', en: 'Shell' },
  CRM: { pl: 'Ekrany', en: 'Screens' },
  UI: { pl: 'Komponenty', en: 'Components' },
  App: { pl: 'Aplikacja', en: 'Application' },
  Admin: { pl: 'Administracja', en: 'Administration' },
  Analytics: { pl: 'Analityka', en: 'Analytics' },
  BankComparisons: { pl: 'Porównania banków', en: 'Bank comparisons' },
  'Bulk changes': { pl: 'Zmiany wielu rekordów', en: 'Changes of many records' },
  Calendar: { pl: 'Kalendarz', en: 'Calendar' },
  'Car management': { pl: 'Samochody', en: 'Cars' },
  CompanyNotices: { pl: 'Ogłoszenia firmowe', en: 'Company announcements' },
  'Customer organisations': { pl: 'Firmy klientów', en: 'Customer organisations' },
  Customers: { pl: 'Klienci', en: 'Customers' },
  Enquiries: { pl: 'Zapytania', en: 'Enquiries' },
  'Export requests': { pl: 'Eksporty danych', en: 'Data exports' },
  Home: { pl: 'Pulpit', en: 'Dashboard' },
  Labels: { pl: 'Etykiety', en: 'Labels' },
  Offers: { pl: 'Oferty', en: 'Offers' },
  Opportunities: { pl: 'Szanse sprzedaży', en: 'Opportunities' },
  Detail: { pl: 'Szansa', en: 'Opportunity' },
  Profile: { pl: 'Profil', en: 'Profile' },
  ReceivedMails: { pl: 'Odebrane maile', en: 'Received mails' },
  RentOffers: { pl: 'Oferty najmu', en: 'Rent offers' },
  Reports: { pl: 'Raporty', en: 'Reports' },
  Session: { pl: 'Logowanie', en: 'Sign-in' },
  Settings: { pl: 'Ustawienia', en: 'Settings' },
  Kit: { pl: 'Wspólne części ekranów', en: 'Shared parts of screens' },
  Parts: { pl: 'Części kilku ekranów', en: 'Parts of several screens' },
};

/** Groups of declared records: `Banks` for `bank`. */
const recordGroups: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.values(recordLabels).map(({ many: [pl, en] }) => [en, { pl, en }]),
);

const groupIn = (name: string, language: PageLanguage) =>
  (groups[name] ?? recordGroups[name])?.[language] ?? name;

const description: Words = { pl: 'Opis', en: 'Description' };

/** The first two headings of a page are its names: the Polish one, then the English one. */
function nameOfPage(item: API_HashEntry | undefined, language: PageLanguage): string | undefined {
  if (item?.type !== 'docs') return undefined;
  return item.anchors?.[language === 'pl' ? 0 : 1]?.title;
}

function nameOfComponent(children: readonly string[], api: API, language: PageLanguage): string | undefined {
  return children.map((id) => nameOfPage(api.resolveStory(id), language)).find(Boolean);
}

export function labelOf(item: API_HashEntry, api: API, language: PageLanguage): string {
  if (item.type === 'docs')
    return item.name === 'Docs' ? description[language] : (nameOfPage(item, language) ?? item.name);
  if (item.type === 'component')
    return nameOfComponent(item.children, api, language) ?? groupIn(item.name, language);
  if (item.type === 'root' || item.type === 'group') return groupIn(item.name, language);
  return item.name;
}
