/** The screens of the product as the handbook lists them: an example of each, by the id of its story. */
import type { Right } from '@szansa/domain/access';
import { recordLists } from '@szansa/domain/record-names';

/** A screen with an address of its own: its feature declares its name and who may open it. */
interface RouteExample {
  readonly path: string;
  readonly story: string;
}

/** A part of a screen that lies over it, beside it or in it, or a screen before the sign-in. */
interface PartExample {
  readonly pl: string;
  readonly en: string;
  readonly place: string | { readonly pl: string; readonly en: string };
  readonly right?: Right;
  /** Open before the sign-in. */
  readonly isPublic?: true;
  /** Its address does not lead to it: it is drawn without the frame of the product. */
  readonly isAlone?: true;
  readonly story: string;
}

export type ScreenExample = RouteExample | PartExample;

interface ScreenGroup {
  readonly pl: string;
  readonly en: string;
  readonly screens: readonly ScreenExample[];
}

const overOpportunity = { pl: 'nad szansą', en: 'over an opportunity' };
const tabOfOpportunity = { pl: 'karta szansy', en: 'a tab of an opportunity' };

/** The list and the screen of each declared record, whose stories are called after it. */
const recordScreens = Object.entries(recordLists).flatMap(([name, list]) => {
  const [path, group] = [name.replaceAll('_', '-'), list.toLowerCase()];
  const stories = `crm-${group}-${group}`;
  return [
    { path: `/${list}`, story: `${stories}--list` },
    { path: `/${path}/$id`, story: `${stories}--${path}` },
  ];
});

export const screenIndex: readonly ScreenGroup[] = [
  {
    pl: 'Logowanie',
    en: 'Sign-in',
    screens: [
      {
        pl: 'Logowanie',
        en: 'Sign in',
        place: '/login',
        story: 'crm-session-login--nothing-typed',
        isPublic: true,
        isAlone: true,
      },
      {
        pl: 'Reset hasła',
        en: 'Password reset',
        place: '/reset-password',
        story: 'crm-session-reset-password--sent',
        isPublic: true,
        isAlone: true,
      },
      {
        pl: 'Nowe hasło',
        en: 'New password',
        place: '/set-new-password/…',
        story: 'crm-session-set-new-password--changed',
        isPublic: true,
        isAlone: true,
      },
      {
        pl: 'Aktywacja konta',
        en: 'Activation',
        place: '/activate/…',
        story: 'crm-session-activate--password',
        isPublic: true,
        isAlone: true,
      },
      {
        pl: 'Pierwsze uruchomienie: konto',
        en: 'First set-up: account',
        place: '/setup/…',
        story: 'crm-session-set-up-account--created',
        isPublic: true,
        isAlone: true,
      },
      {
        pl: 'Pierwsze uruchomienie: kroki',
        en: 'First set-up: steps',
        place: '/setup',
        right: 'agency.edit',
        story: 'crm-session-set-up-steps--agency',
        isAlone: true,
      },
      {
        pl: 'Wylogowanie',
        en: 'Sign out',
        place: '/logout',
        story: 'crm-session-logout--session-ended',
        isPublic: true,
        isAlone: true,
      },
    ],
  },
  {
    pl: 'Pulpit i to, co jest wszędzie',
    en: 'Dashboard and what is everywhere',
    screens: [
      { path: '/', story: 'crm-home-dashboard--filled' },
      {
        pl: 'Pierwsze kroki',
        en: 'First steps',
        place: { pl: 'na pulpicie', en: 'on the dashboard' },
        right: 'agency.edit',
        story: 'crm-home-first-steps--new',
        isAlone: true,
      },
      {
        pl: 'Paleta poleceń',
        en: 'Command palette',
        place: { pl: 'nad każdym ekranem', en: 'over every screen' },
        story: 'crm-app-commands--palette',
        isAlone: true,
      },
      {
        pl: 'Powiadomienia',
        en: 'Notifications',
        place: { pl: 'szuflada', en: 'the drawer' },
        right: 'notification.get',
        story: 'crm-app-notifications--unread',
        isAlone: true,
      },
      {
        pl: 'Rozmowy',
        en: 'Conversations',
        place: { pl: 'szuflada', en: 'the drawer' },
        right: 'comment.get',
        story: 'crm-app-messenger--filled',
        isAlone: true,
      },
      { path: '/bulk-changes/$id', story: 'crm-bulk-changes-result--filled' },
    ],
  },
  {
    pl: 'Klienci',
    en: 'Customers',
    screens: [
      { path: '/customers', story: 'crm-customers-list--filled' },
      { path: '/customer/$id', story: 'crm-customers-customer--filled' },
      {
        pl: 'Nowy klient',
        en: 'New customer',
        place: { pl: 'panel nad listą', en: 'a panel over the list' },
        right: 'customer.create',
        story: 'crm-customers-new--from-registry',
      },
      {
        pl: 'Edycja klienta',
        en: 'Editing a customer',
        place: { pl: 'panel nad klientem', en: 'a panel over the customer' },
        right: 'customer.edit',
        story: 'crm-customers-edit--untouched',
      },
      {
        pl: 'Łączenie klientów',
        en: 'Merging customers',
        place: { pl: 'okno nad klientem', en: 'a dialog over the customer' },
        right: 'customer.edit',
        story: 'crm-customers-merging--merging',
        isAlone: true,
      },
      { path: '/customers/import', story: 'crm-customers-import--file' },
      { path: '/customer-organisations', story: 'crm-customer-organisations-firms--list' },
      { path: '/customer-organisation/$id', story: 'crm-customer-organisations-firms--firm' },
      { path: '/customer-organisations/import', story: 'crm-customer-organisations-import--columns' },
    ],
  },
  {
    pl: 'Szanse sprzedaży',
    en: 'Opportunities',
    screens: [
      { path: '/sales-opportunities', story: 'crm-opportunities-board--filled' },
      {
        pl: 'Lista szans',
        en: 'List of opportunities',
        place: '/sales-opportunities?view=list',
        right: 'opportunity.get',
        story: 'crm-opportunities-list--filled',
      },
      {
        pl: 'Nowa szansa',
        en: 'New opportunity',
        place: { pl: 'okno nad tablicą', en: 'a dialog over the board' },
        right: 'opportunity.create',
        story: 'crm-opportunities-new--lead',
        isAlone: true,
      },
      { path: '/admin/unassigned-leads', story: 'crm-opportunities-unassigned--filled' },
      { path: '/sales-opportunity/$id', story: 'crm-opportunities-detail-screen--filled' },
      {
        pl: 'Oferty',
        en: 'Offers',
        place: tabOfOpportunity,
        right: 'offer.get',
        story: 'crm-opportunities-detail-offers--filled',
      },
      {
        pl: 'Nowa oferta',
        en: 'New offer',
        place: overOpportunity,
        right: 'offer.create',
        story: 'crm-opportunities-detail-new-offer--blank',
      },
      {
        pl: 'Edycja oferty',
        en: 'Editing an offer',
        place: overOpportunity,
        right: 'offer.edit',
        story: 'crm-opportunities-detail-edit-offer--begins-at-the-first-field',
      },
      {
        pl: 'Odczyt oferty banku',
        en: 'Reading of a quote',
        place: overOpportunity,
        right: 'offer.create',
        story: 'crm-opportunities-detail-reading--found',
      },
      {
        pl: 'Wiadomości',
        en: 'Messages',
        place: tabOfOpportunity,
        right: 'comment.get',
        story: 'crm-opportunities-detail-messages--filled',
      },
      {
        pl: 'Notatki',
        en: 'Notes',
        place: tabOfOpportunity,
        right: 'timeline_event.get',
        story: 'crm-opportunities-detail-notes--filled',
      },
      {
        pl: 'Aktywności',
        en: 'Activities',
        place: tabOfOpportunity,
        right: 'activity.get',
        story: 'crm-opportunities-detail-activities--filled',
      },
      {
        pl: 'Załączniki',
        en: 'Attachments',
        place: tabOfOpportunity,
        right: 'document.get',
        story: 'crm-opportunities-detail-attachments--filled',
      },
      {
        pl: 'Zapytania',
        en: 'Enquiries',
        place: tabOfOpportunity,
        right: 'internal_enquiry.get',
        story: 'crm-opportunities-detail-enquiries--filled',
      },
      {
        pl: 'Powiązane',
        en: 'Related',
        place: tabOfOpportunity,
        right: 'opportunity.get',
        story: 'crm-opportunities-detail-related--filled',
      },
      {
        pl: 'Zamknięcie',
        en: 'Closing',
        place: overOpportunity,
        right: 'opportunity.edit',
        story: 'crm-opportunities-closing--everything-missing',
        isAlone: true,
      },
      {
        pl: 'Zgoda na zmiany',
        en: 'Consent to changes',
        place: overOpportunity,
        right: 'opportunity.edit',
        story: 'crm-opportunities-consent--confirmed',
        isAlone: true,
      },
      {
        pl: 'Archiwizacja',
        en: 'Archiving',
        place: overOpportunity,
        right: 'opportunity.edit',
        story: 'crm-opportunities-archive--note-required',
        isAlone: true,
      },
      {
        pl: 'Mail do klienta',
        en: 'Mail to the customer',
        place: overOpportunity,
        right: 'opportunity.edit',
        story: 'crm-opportunities-notify-the-customer--written',
        isAlone: true,
      },
      { path: '/calendar', story: 'crm-calendar-calendar--month' },
      { path: '/labels', story: 'crm-labels-labels--list' },
    ],
  },
  {
    pl: 'Oferty i porównania',
    en: 'Offers and comparisons',
    screens: [
      { path: '/offers', story: 'crm-offers-offers--list' },
      { path: '/bank-comparisons', story: 'crm-bankcomparisons-list--list' },
      { path: '/bank-comparison/$id', story: 'crm-bankcomparisons-record--filled' },
      { path: '/sales-opportunity/$id/compare', story: 'crm-bankcomparisons-new--from-offers' },
      { path: '/rent-offers', story: 'crm-rentoffers-list--list' },
      { path: '/rent-offer/$id', story: 'crm-rentoffers-record--filled' },
    ],
  },
  {
    pl: 'Zapytania i maile',
    en: 'Enquiries and mails',
    screens: [
      { path: '/internal-enquiries', story: 'crm-enquiries-list--list' },
      { path: '/internal-enquiry/$id', story: 'crm-enquiries-enquiry--messages' },
      { path: '/received-mails', story: 'crm-receivedmails-screen--list' },
    ],
  },
  {
    pl: 'Banki, salony, przedstawiciele i pojazdy',
    en: 'Banks, dealers, representatives and vehicles',
    screens: [...recordScreens],
  },
  {
    pl: 'Samochody',
    en: 'Cars',
    screens: [
      { path: '/car-management', story: 'crm-car-management-cars-on-offer--cards' },
      { path: '/car-management/offer/$id', story: 'crm-car-management-car-offer--record' },
      { path: '/car-management/offer', story: 'crm-car-management-car-offer--creating' },
      { path: '/car-management/templates', story: 'crm-car-management-templates--list' },
      { path: '/car-management/template/$id', story: 'crm-car-management-templates--record' },
      { path: '/car-management/template', story: 'crm-car-management-templates--creating' },
      { path: '/car-management/lists', story: 'crm-car-management-lists--filled' },
    ],
  },
  {
    pl: 'Raporty',
    en: 'Reports',
    screens: [
      { path: '/reports', story: 'crm-reports-list--list' },
      { path: '/report/$id', story: 'crm-reports-record--filled' },
      { path: '/analytics', story: 'crm-analytics-analytics--table' },
      { path: '/admin/export-requests', story: 'crm-export-requests--filled' },
    ],
  },
  {
    pl: 'Konto',
    en: 'Account',
    screens: [
      { path: '/profile', story: 'crm-profile-profile--filled' },
      { path: '/profile/notifications', story: 'crm-profile-notification-choices--filled' },
      { path: '/my-company-notifications', story: 'crm-companynotices-mine--open' },
    ],
  },
  {
    pl: 'Administracja',
    en: 'Administration',
    screens: [
      { path: '/settings', story: 'crm-settings-screen--filled' },
      { path: '/admin', story: 'crm-admin-people--filled' },
      { path: '/admin/person/$id', story: 'crm-admin-person--filled' },
      { path: '/admin/permissions', story: 'crm-admin-permissions--filled' },
      { path: '/admin/hidden-fields', story: 'crm-admin-hiddenfields--filled' },
      { path: '/admin/columns', story: 'crm-admin-columns--filled' },
      { path: '/admin/lead-sources', story: 'crm-admin-lead-sources--filled' },
      { path: '/admin/mail-accounts', story: 'crm-admin-mail-accounts--filled' },
      { path: '/admin/outbox', story: 'crm-admin-outbox--filled' },
      { path: '/admin/audit-log', story: 'crm-admin-auditlog--filled' },
      { path: '/admin/work-control-notifications', story: 'crm-companynotices-list--list' },
      { path: '/admin/work-control-notification/$id', story: 'crm-companynotices-record--statistics' },
    ],
  },
];
