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
