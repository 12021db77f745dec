import { roleKeys, type RoleKey } from '../access/index.ts';
import { languages, themes, type Language, type Theme } from '../account/index.ts';
import { exportSourceNames, exportSources } from '../export/index.ts';
import { formatEmail, formatNip, formatPhone } from '../identity/index.ts';
import {
  afterTakings,
  mailSecurities,
  type AfterIngestion,
  type MailSecurity,
} from '../mail-account/index.ts';
import { opportunityStatuses, type OpportunityStatus } from '../opportunity/index.ts';
import { accessLabels } from './access-labels.ts';
import type { ChangeWords } from './audit-values.ts';
import { formatDate, formatMoney, formatMonth, formatPercent } from './formats.ts';

interface AuditTexts {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly locale: Readonly<Record<Language, string>>;
  readonly theme: Readonly<Record<Theme, string>>;
  readonly security: Readonly<Record<MailSecurity, string>>;
  readonly afterTaking: Readonly<Record<AfterIngestion, string>>;
  readonly tier: (from: string, percent: string) => string;
  readonly tierPeriod: (since: string | null, tiers: string) => string;
  readonly dayLimit: (days: number) => string;
}

const pl: AuditTexts = {
  yes: 'Tak',
  no: 'Nie',
  none: 'Brak',
  fields: {
    email: 'E-mail',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    phoneNumber: 'Telefon',
    position: 'Stanowisko',
    locale: 'Język',
    theme: 'Wygląd',
    newActivityMode: 'Nowy widok aktywności',
    isActive: 'Konto aktywne',
    roles: 'Role',
    rights: 'Uprawnienia',
    excludedFields: 'Ukryte pola',
    hiddenColumns: 'Ukryte kolumny',
    requiresSecondFactor: 'Weryfikacja dwuetapowa wymagana',
    keepThis: 'Z zachowaniem bieżącej sesji',
    subject: 'Temat maila',
    name: 'Nazwa',
    taxIdNumber: 'NIP',
    street: 'Ulica i numer',
    postCode: 'Kod pocztowy',
    city: 'Miejscowość',
    phone: 'Telefon',
    website: 'Strona WWW',
    accentColor: 'Kolor dokumentów',
    pdfFooter: 'Stopka PDF',
    mailFooter: 'Stopka maili',
    logo: 'Logo',
    sessionIdleHours: 'Wygaśnięcie nieużywanej sesji (godziny)',
    sessionMaxDays: 'Najdłuższa sesja (dni)',
    messageFilesMb: 'Pliki wysyłane naraz (MB)',
    dailyFilesMb: 'Pliki osoby na dzień (MB)',
    agencyFilesGb: 'Pliki agencji (GB)',
    statuses: 'Statusy',
    commissionTiers: 'Progi prowizji',
    customerTexts: 'Maile do klientów',
    action: 'Zdarzenie',
    entity: 'Dotyczy',
    from: 'Od dnia',
    to: 'Do dnia',
    source: 'Lista',
    format: 'Format',
    rows: 'Liczba wierszy',
    host: 'Serwer',
    port: 'Port',
    security: 'Połączenie',
    userName: 'Użytkownik',
    password: 'Hasło',
    folder: 'Folder',
    afterTaking: 'Po pobraniu',
    movedTo: 'Folder pobranych',
    takenFrom: 'Maile od dnia',
  },
  locale: { pl: 'Polski', en: 'English' },
  theme: { system: 'Jak w systemie', light: 'Jasny', dark: 'Ciemny' },
  security: { tls: 'TLS', starttls: 'STARTTLS', none: 'Bez szyfrowania' },
  afterTaking: { leave: 'Bez zmian', mark_read: 'Oznaczenie jako przeczytany', move: 'Przeniesienie' },
  tier: (from, percent) => `od ${from}: ${percent}`,
  tierPeriod: (since, tiers) => `${since === null ? 'od początku' : `od miesiąca ${since}`}: ${tiers}`,
  dayLimit: (days) => `limit dni: ${days}`,
};

const en: AuditTexts = {
  yes: 'Yes',
  no: 'No',
  none: 'None',
  fields: {
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone',
    position: 'Position',
    locale: 'Language',
    theme: 'Appearance',
    newActivityMode: 'New view of activities',
    isActive: 'Account active',
    roles: 'Roles',
    rights: 'Rights',
    excludedFields: 'Hidden fields',
    hiddenColumns: 'Hidden columns',
    requiresSecondFactor: 'Two-step verification required',
    keepThis: 'Keeping the current session',
    subject: 'Subject of the mail',
    name: 'Name',
    taxIdNumber: 'Tax id (NIP)',
    street: 'Street and number',
    postCode: 'Post code',
    city: 'City',
    phone: 'Phone',
    website: 'Website',
    accentColor: 'Colour of documents',
    pdfFooter: 'PDF footer',
    mailFooter: 'Mail footer',
    logo: 'Logo',
    sessionIdleHours: 'Unused session ends after (hours)',
    sessionMaxDays: 'Longest session (days)',
    messageFilesMb: 'Files sent at once (MB)',
    dailyFilesMb: 'Files of a person a day (MB)',
    agencyFilesGb: 'Files of the agency (GB)',
    statuses: 'Statuses',
    commissionTiers: 'Commission tiers',
    customerTexts: 'Mails to customers',
    action: 'Event',
    entity: 'About',
    from: 'From',
    to: 'Until',
    source: 'List',
    format: 'Format',
    rows: 'Number of rows',
    host: 'Server',
    port: 'Port',
    security: 'Connection',
    userName: 'User',
    password: 'Password',
    folder: 'Folder',
    afterTaking: 'Once taken',
    movedTo: 'Folder of taken mails',
    takenFrom: 'Mails since',
  },
  locale: { pl: 'Polski', en: 'English' },
  theme: { system: 'As in the system', light: 'Light', dark: 'Dark' },
  security: { tls: 'TLS', starttls: 'STARTTLS', none: 'Not encrypted' },
  afterTaking: { leave: 'Left as it is', mark_read: 'Marked as read', move: 'Moved' },
  tier: (from, percent) => `from ${from}: ${percent}`,
  tierPeriod: (since, tiers) => `${since === null ? 'from the beginning' : `since ${since}`}: ${tiers}`,
  dayLimit: (days) => `limit of days: ${days}`,
};

const texts: Readonly<Record<Language, AuditTexts>> = { pl, en };

function named<Key extends string>(keys: readonly Key[], nameOf: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, nameOf(key)]));
}

/** Names from the everyday labels, for which a screen may use the agency's label overrides. */
export interface EverydayNames {
  readonly role: (key: RoleKey) => string;
  readonly status: (slug: OpportunityStatus) => string;
}

/** Returns the words of the audit log in a language, the same for the screen and the exported file. */
export function auditWords(language: Language, { role, status }: EverydayNames): ChangeWords {
  const { tier, tierPeriod, locale, theme, security, afterTaking, ...words } = texts[language];
  const access = accessLabels(language);
  const statuses = named(opportunityStatuses, status);
  return {
    ...words,
    access,
    values: {
      roles: named(roleKeys, role),
      locale: named(languages, (key) => locale[key]),
      theme: named(themes, (key) => theme[key]),
      security: named(mailSecurities, (key) => security[key]),
      afterTaking: named(afterTakings, (key) => afterTaking[key]),
      action: access.auditAction,
      entity: access.auditEntity,
      source: named(exportSourceNames, (source) => access.table[exportSources[source]]),
    },
    formats: {
      email: formatEmail,
      emails: formatEmail,
      phoneNumber: formatPhone,
      phone: formatPhone,
      taxIdNumber: formatNip,
      from: (day) => formatDate(day, language),
      to: (day) => formatDate(day, language),
      takenFrom: (day) => formatDate(day, language),
    },
    status: (slug) => statuses[slug] ?? slug,
    tier: (from, percent) => tier(formatMoney(from, language), formatPercent(percent, language)),
    tierPeriod: (since, tiers) => tierPeriod(since && formatMonth(since, language), tiers),
  };
}
