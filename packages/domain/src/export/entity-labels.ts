import { records } from '../generated/records.ts';
import { firstColumnsOf } from '../record/facts.ts';

/** What administrators may hide: in Polish and in English. */
export const exportLabels = {
  table: { exportRequests: ['Eksporty danych', 'Data exports'] },
  tableColumn: {
    'exportRequests.user': ['Kto', 'Who'],
    'exportRequests.format': ['Format', 'Format'],
    'exportRequests.rowCount': ['Wiersze', 'Rows'],
    'exportRequests.createdAt': ['Zlecono', 'Asked for'],
    'exportRequests.completedAt': ['Zakończono', 'Ended'],
  },
} as const;

/** Columns that cannot be hidden, by list, because they identify its rows. In Polish and in English. */
export const firstColumns = {
  customers: { name: ['Klient', 'Customer'] },
  customerOrganisations: { name: ['Firma', 'Firm'] },
  opportunities: { customer: ['Klient', 'Customer'] },
  'unassigned-leads': { customer: ['Klient', 'Customer'] },
  offers: { customer: ['Klient', 'Customer'] },
  bankComparisons: { title: ['Porównanie', 'Comparison'] },
  rentOffers: { car: ['Samochód', 'Car'] },
  internalEnquiries: { title: ['Tytuł', 'Title'], number: ['Numer', 'Number'] },
  ...firstColumnsOf(records),
  analytics: { customer: ['Klient', 'Customer'], number: ['Numer', 'Number'] },
  carOffers: { name: ['Samochód', 'Car'] },
  carTemplates: { name: ['Szablon', 'Template'] },
  carLists: { list: ['Lista', 'List'], parent: ['Marka / model', 'Brand / model'], name: ['Nazwa', 'Name'] },
  reports: { type: ['Typ raportu', 'Report type'] },
  companyNoticeEntries: { person: ['Osoba', 'Person'], notice: ['Ogłoszenie', 'Announcement'] },
  people: {
    name: ['Imię i nazwisko', 'Name'],
    email: ['E-mail', 'E-mail'],
    state: ['Stan konta', 'State of the account'],
  },
  outbox: { subject: ['Temat', 'Subject'] },
} as const;
