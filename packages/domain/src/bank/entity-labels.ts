/** What administrators may hide, and what belongs to a bank alone, as people read it: in Polish and in English. */
export const bankLabels = {
  excludableField: {
    'bank.contact': ['Bank: dane kontaktowe', 'Bank: contact details'],
    'bank.note': ['Bank: notatka', 'Bank: note'],
  },
  table: {
    banks: ['Banki', 'Banks'],
  },
  tableColumn: {
    'banks.shortName': ['Nazwa skrócona', 'Short name'],
    'banks.taxIdNumber': ['NIP', 'Tax id (NIP)'],
    'banks.phone': ['Telefon', 'Phone'],
    'banks.email': ['E-mail', 'E-mail'],
    'banks.offers': ['Oferty', 'Offers'],
    'banks.isActive': ['Aktywny', 'Active'],
    'banks.createdAt': ['Dodano', 'Added'],
  },
  part: {
    document_template: ['Szablony dokumentów', 'Document templates'],
  },
} as const;
