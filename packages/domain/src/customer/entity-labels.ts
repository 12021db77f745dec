/** What administrators may hide, as they read it. */
export const customerLabels = {
  pl: {
    excludableField: {
      'customer.personalIdNumber': 'Klient: PESEL',
      'customer.taxIdNumber': 'Klient: NIP',
      'customer.phones': 'Klient: telefony',
      'customer.emails': 'Klient: adresy e-mail',
      'customer.note': 'Klient: notatka',
      'customer.address': 'Klient: adres',
    },
    table: { customers: 'Klienci' },
    tableColumn: {
      'customers.firms': 'Firmy',
      'customers.taxIdNumber': 'NIP',
      'customers.phones': 'Telefon',
      'customers.emails': 'E-mail',
      'customers.city': 'Miasto',
      'customers.opportunities': 'Szanse',
      'customers.addedBy': 'Dodane przez',
      'customers.updatedAt': 'Ostatnia zmiana',
    },
  },
  en: {
    excludableField: {
      'customer.personalIdNumber': 'Customer: personal id (PESEL)',
      'customer.taxIdNumber': 'Customer: tax id (NIP)',
      'customer.phones': 'Customer: phones',
      'customer.emails': 'Customer: e-mails',
      'customer.note': 'Customer: note',
      'customer.address': 'Customer: address',
    },
    table: { customers: 'Customers' },
    tableColumn: {
      'customers.firms': 'Firms',
      'customers.taxIdNumber': 'Tax id (NIP)',
      'customers.phones': 'Phone',
      'customers.emails': 'E-mail',
      'customers.city': 'City',
      'customers.opportunities': 'Opportunities',
      'customers.addedBy': 'Added by',
      'customers.updatedAt': 'Last change',
    },
  },
} as const;
