/** What administrators may hide: in Polish and in English. */
export const dealerLabels = {
  excludableField: {
    'dealer.addresses': ['Salon: adresy', 'Dealer: addresses'],
  },
  table: {
    dealers: ['Salony', 'Dealers'],
  },
  tableColumn: {
    'dealers.alias': ['Alias', 'Alias'],
    'dealers.taxIdNumber': ['NIP', 'Tax id (NIP)'],
    'dealers.dealerType': ['Rodzaj', 'Kind'],
    'dealers.mainOfficeAddress': ['Adres siedziby', 'Main office address'],
    'dealers.representatives': ['Przedstawiciele', 'Representatives'],
    'dealers.offers': ['Oferty', 'Offers'],
    'dealers.createdAt': ['Dodano', 'Added'],
  },
} as const;
