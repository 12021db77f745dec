import type { DataColumn } from './columns.ts';

export interface SampleRow {
  id: string;
  name: string;
  place: string;
  amount: number;
  createdAt: string;
}

const NAMES = ['Alfa', 'Beskid', 'Cyprys', 'Dąb', 'Echo', 'Fala', 'Granit', 'Harfa', 'Iskra', 'Jodła'];
const PLACES = ['Warszawa', 'Kraków', 'Łódź', 'Gdańsk', 'Świdnica'];

/** Rows for stories, always the same. */
export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${NAMES[index % NAMES.length] ?? ''} ${index + 1}`,
    place: PLACES[index % PLACES.length] ?? '',
    amount: ((index * 7919) % 90_000) + 10_000,
    createdAt: `${String((index % 28) + 1).padStart(2, '0')}.03.2026`,
  }));
}

/** Fifteen columns of the same rows. */
export const manyColumns: DataColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Nazwa',
    cell: (row) => row.name,
    sortable: true,
    sortValue: (row) => row.name,
    hideable: false,
    pin: 'start',
  },
  { id: 'place', header: 'Miejscowość', cell: (row) => row.place, sortable: true, width: 130 },
  { id: 'createdAt', header: 'Utworzono', cell: (row) => row.createdAt, width: 110 },
  ...Array.from({ length: 12 }, (_, index): DataColumn<SampleRow> => {
    const month = String(index + 1).padStart(2, '0');
    return {
      id: `month${month}`,
      header: `${month}.2026`,
      cell: (row) => `${row.amount + index * 137} zł`,
      align: 'end',
      width: 110,
    };
  }),
];
