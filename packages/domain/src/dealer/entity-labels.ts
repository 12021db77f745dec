/** What administrators may hide, as they read it. */
export const dealerLabels = {
  pl: {
    excludableField: {
      'dealer.addresses': 'Salon: adresy',
    },
    table: { dealers: 'Salony' },
    tableColumn: {
      'dealers.alias': 'Alias',
      'dealers.taxIdNumber': 'NIP',
      'dealers.dealerType': 'Rodzaj',
      'dealers.mainOfficeAddress': 'Adres siedziby',
      'dealers.representatives': 'Przedstawiciele',
      'dealers.offers': 'Oferty',
      'dealers.createdAt': 'Dodano',
    },
  },
  en: {
    excludableField: {
      'dealer.addresses': 'Dealer: addresses',
    },
    table: { dealers: 'Dealers' },
    tableColumn: {
      'dealers.alias': 'Alias',
      'dealers.taxIdNumber': 'Tax id (NIP)',
      'dealers.dealerType': 'Kind',
      'dealers.mainOfficeAddress': 'Main office address',
      'dealers.representatives': 'Representatives',
      'dealers.offers': 'Offers',
      'dealers.createdAt': 'Added',
    },
  },
} as const;
