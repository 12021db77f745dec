/** What administrators may hide, and what belongs to a bank alone, as people read it. */
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
    part: { document_template: 'Szablony dokumentów' },
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
    part: { document_template: 'Document templates' },
  },
} as const;
