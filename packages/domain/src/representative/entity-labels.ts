/** What administrators may hide: in Polish and in English. */
export const representativeLabels = {
  excludableField: {
    'representative.contact': ['Przedstawiciel: dane kontaktowe', 'Representative: contact details'],
    'representative.note': ['Przedstawiciel: notatka', 'Representative: note'],
  },
  table: {
    representatives: ['Przedstawiciele', 'Representatives'],
  },
  tableColumn: {
    'representatives.house': ['Bank lub salon', 'Bank or dealer'],
    'representatives.phones': ['Telefon', 'Phone'],
    'representatives.emails': ['E-mail', 'E-mail'],
    'representatives.offers': ['Oferty', 'Offers'],
    'representatives.createdAt': ['Dodano', 'Added'],
  },
} as const;
