import { money, number, percent, text } from '../record/fields.ts';
import { record } from '../record/record.ts';

const discountIsHidden = { hideWith: 'discount' } as const;

/** A vehicle (specification, section 3): who makes it and the model are enough to write it down. Prices are gross. */
export const vehicle = record('vehicle', {
  label: { one: ['Pojazd', 'Vehicle'], many: ['Pojazdy', 'Vehicles'] },
  // hidden together: either would reveal the other
  hideable: { discount: ['Pojazd: rabat i cena sprzedaży', 'Vehicle: discount and selling price'] },
  fields: {
    manufacturer: text(60, {
      label: ['Producent', 'Manufacturer'],
      heading: ['Pojazd', 'Vehicle'],
      required: true,
      filter: true,
      sort: true,
    }),
    model: text(100, { label: ['Model', 'Model'], required: true }),
    version: text(150, { label: ['Wersja', 'Version'] }),
    engine: text(100, { label: ['Silnik', 'Engine'] }),
    shifter: text(60, { label: ['Skrzynia biegów', 'Gearbox'] }),
    body: text(60, { label: ['Nadwozie', 'Body'] }),
    bodyColor: text(60, { label: ['Kolor nadwozia', 'Body colour'], heading: ['Kolor', 'Colour'] }),
    orderNo: text(60, { label: ['Numer zamówienia', 'Order number'], filter: true }),
    yearOfProduction: number(
      { min: 1900, max: 2100, refusedAs: 'year_range' },
      { label: ['Rok produkcji', 'Year of production'], sort: true },
    ),
    grossCatalogPrice: money({ label: ['Cena katalogowa brutto', 'Catalogue price, gross'], sort: true }),
    discount: percent({ label: ['Rabat', 'Discount'], ...discountIsHidden }),
    grossSellPrice: money({
      label: ['Cena sprzedaży brutto', 'Selling price, gross'],
      sort: true,
      ...discountIsHidden,
    }),
  },
  list: {
    name: 'vehicles',
    columns: [
      'manufacturer',
      'version',
      'orderNo',
      'bodyColor',
      'yearOfProduction',
      'grossCatalogPrice',
      'discount',
      'grossSellPrice',
      'offers',
      'createdAt',
    ],
    others: { offers: ['Oferty', 'Offers'] },
  },
});

/** `Škoda Octavia Combi Selection 1.5 TSI`: how a vehicle is called in one line. */
export function vehicleName(named: {
  readonly manufacturer: string;
  readonly model: string;
  readonly version?: string | null;
}): string {
  return [named.manufacturer, named.model, named.version].filter(Boolean).join(' ');
}
