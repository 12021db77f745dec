/** The data of the measured components, the same in every run. */
import type { ChatMessage } from '@szansa/ui/chat';
import type { DataColumn } from '@szansa/ui/data-table';
import type { BoardColumn } from '@szansa/ui/kanban-board';

export interface Row {
  id: string;
  name: string;
  place: string;
  amount: number;
}

const surnames = ['Żak', 'Łącka', 'Ćwik', 'Nowak', 'Ślęzak', 'Zięba', 'Baran', 'Gołąb', 'Kos', 'Dąb'];
const places = ['Łódź', 'Warszawa', 'Świdnica', 'Kraków', 'Gdańsk'];
const pick = (values: readonly string[], index: number) => values[index % values.length] ?? '';

export const tableRows: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `${pick(surnames, index * 7)} ${index}`,
  place: pick(places, index * 3),
  amount: ((index * 7919) % 90_000) + 10_000,
}));

export const tableColumns: DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Nazwa',
    cell: (row) => row.name,
    sortable: true,
    sortValue: (row) => row.name,
    hideable: false,
    pin: 'start',
  },
  {
    id: 'place',
    header: 'Miejscowość',
    cell: (row) => row.place,
    sortable: true,
    sortValue: (row) => row.place,
    width: 130,
  },
  {
    id: 'amount',
    header: 'Kwota',
    cell: (row) => `${row.amount} zł`,
    sortable: true,
    sortValue: (row) => row.amount,
    align: 'end',
  },
  ...Array.from({ length: 12 }, (_, month): DataColumn<Row> => ({
    id: `month${month}`,
    header: `Miesiąc ${month + 1}`,
    cell: (row) => `${row.amount + month * 137} zł`,
    align: 'end',
    width: 110,
  })),
];

export interface Card {
  id: string;
  name: string;
  note: string;
}

export const boardColumns: BoardColumn<Card>[] = Array.from({ length: 10 }, (_, column) => ({
  id: `column${column}`,
  title: `Etap ${column + 1}`,
  tone: 'blue',
  count: 100,
  cards: Array.from({ length: 100 }, (_card, index) => ({
    id: `${column}-${index}`,
    name: `${pick(surnames, index * 3 + column)} ${column * 100 + index}`,
    note: `${pick(places, index)}, ${index + 1} dni`,
  })),
}));

const sentences = [
  'Dzień dobry, klient pyta o termin odbioru.',
  'Sprawdzę i dam znać.',
  'Umowa wróciła podpisana, skan jest w załączniku. Proszę o potwierdzenie, że wszystkie strony są czytelne.',
];

export const messages: ChatMessage[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `m${index}`,
  authorName: index % 3 === 0 ? 'Jan Kos' : 'Anna Łącka',
  own: index % 3 === 0,
  at: new Date(Date.UTC(2026, 10, 20, 8) - (5000 - index) * 1_200_000).toISOString(),
  body: `${index}. ${pick(sentences, index)}`,
}));
