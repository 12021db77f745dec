/** What administrators may hide: in Polish and in English. */
export const vehicleLabels = {
  excludableField: {
    'vehicle.discount': ['Pojazd: rabat i cena sprzedaży', 'Vehicle: discount and selling price'],
  },
  table: {
    vehicles: ['Pojazdy', 'Vehicles'],
  },
  tableColumn: {
    'vehicles.version': ['Wersja', 'Version'],
    'vehicles.orderNo': ['Numer zamówienia', 'Order number'],
    'vehicles.bodyColor': ['Kolor', 'Colour'],
    'vehicles.yearOfProduction': ['Rok produkcji', 'Year of production'],
    'vehicles.grossCatalogPrice': ['Cena katalogowa brutto', 'Gross catalogue price'],
    'vehicles.discount': ['Rabat', 'Discount'],
    'vehicles.grossSellPrice': ['Cena sprzedaży brutto', 'Gross selling price'],
    'vehicles.offers': ['Oferty', 'Offers'],
    'vehicles.createdAt': ['Dodano', 'Added'],
  },
} as const;
