/** What administrators may hide, as they read it. */
export const representativeLabels = {
  pl: {
    excludableField: {
      'representative.contact': 'Przedstawiciel: dane kontaktowe',
      'representative.note': 'Przedstawiciel: notatka',
    },
    table: { representatives: 'Przedstawiciele' },
    tableColumn: {
      'representatives.house': 'Bank lub salon',
      'representatives.phones': 'Telefon',
      'representatives.emails': 'E-mail',
      'representatives.offers': 'Oferty',
      'representatives.createdAt': 'Dodano',
    },
  },
  en: {
    excludableField: {
      'representative.contact': 'Representative: contact details',
      'representative.note': 'Representative: note',
    },
    table: { representatives: 'Representatives' },
    tableColumn: {
      'representatives.house': 'Bank or dealer',
      'representatives.phones': 'Phone',
      'representatives.emails': 'E-mail',
      'representatives.offers': 'Offers',
      'representatives.createdAt': 'Added',
    },
  },
} as const;
