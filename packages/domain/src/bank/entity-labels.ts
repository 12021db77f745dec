/** What administrators may hide, as they read it. */
export const bankLabels = {
  pl: {
    excludableField: {
      'bank.contact': 'Bank: dane kontaktowe',
      'bank.note': 'Bank: notatka',
    },
    table: { banks: 'Banki' },
    tableColumn: {
      'banks.shortName': 'Nazwa skrócona',
      'banks.taxIdNumber': 'NIP',
      'banks.phone': 'Telefon',
      'banks.email': 'E-mail',
      'banks.offers': 'Oferty',
      'banks.isActive': 'Aktywny',
      'banks.createdAt': 'Dodano',
    },
  },
  en: {
    excludableField: {
      'bank.contact': 'Bank: contact details',
      'bank.note': 'Bank: note',
    },
    table: { banks: 'Banks' },
    tableColumn: {
      'banks.shortName': 'Short name',
      'banks.taxIdNumber': 'Tax id (NIP)',
      'banks.phone': 'Phone',
      'banks.email': 'E-mail',
      'banks.offers': 'Offers',
      'banks.isActive': 'Active',
      'banks.createdAt': 'Added',
    },
  },
} as const;
