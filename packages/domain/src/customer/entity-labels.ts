/** What administrators may hide: in Polish and in English. */
export const customerLabels = {
  excludableField: {
    'customer.personalIdNumber': ['Klient: PESEL', 'Customer: personal id (PESEL)'],
    'customer.taxIdNumber': ['Klient: NIP', 'Customer: tax id (NIP)'],
    'customer.phones': ['Klient: telefony', 'Customer: phones'],
    'customer.emails': ['Klient: adresy e-mail', 'Customer: e-mails'],
    'customer.note': ['Klient: notatka', 'Customer: note'],
    'customer.address': ['Klient: adres', 'Customer: address'],
  },
  table: {
    customers: ['Klienci', 'Customers'],
  },
  tableColumn: {
    'customers.firms': ['Firmy', 'Firms'],
    'customers.taxIdNumber': ['NIP', 'Tax id (NIP)'],
    'customers.phones': ['Telefon', 'Phone'],
    'customers.emails': ['E-mail', 'E-mail'],
    'customers.city': ['Miasto', 'City'],
    'customers.opportunities': ['Szanse', 'Opportunities'],
    'customers.addedBy': ['Dodane przez', 'Added by'],
    'customers.updatedAt': ['Ostatnia zmiana', 'Last change'],
  },
} as const;
