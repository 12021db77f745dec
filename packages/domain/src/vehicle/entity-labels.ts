/** What administrators may hide, as they read it. */
export const vehicleLabels = {
  pl: {
    excludableField: {
      'vehicle.discount': 'Pojazd: rabat i cena sprzedaży',
    },
    table: { vehicles: 'Pojazdy' },
    tableColumn: {
      'vehicles.version': 'Wersja',
      'vehicles.orderNo': 'Numer zamówienia',
      'vehicles.bodyColor': 'Kolor',
      'vehicles.yearOfProduction': 'Rok produkcji',
      'vehicles.grossCatalogPrice': 'Cena katalogowa brutto',
      'vehicles.discount': 'Rabat',
      'vehicles.grossSellPrice': 'Cena sprzedaży brutto',
      'vehicles.offers': 'Oferty',
      'vehicles.createdAt': 'Dodano',
    },
  },
  en: {
    excludableField: {
      'vehicle.discount': 'Vehicle: discount and selling price',
    },
    table: { vehicles: 'Vehicles' },
    tableColumn: {
      'vehicles.version': 'Version',
      'vehicles.orderNo': 'Order number',
      'vehicles.bodyColor': 'Colour',
      'vehicles.yearOfProduction': 'Year of production',
      'vehicles.grossCatalogPrice': 'Gross catalogue price',
      'vehicles.discount': 'Discount',
      'vehicles.grossSellPrice': 'Gross selling price',
      'vehicles.offers': 'Offers',
      'vehicles.createdAt': 'Added',
    },
  },
} as const;
