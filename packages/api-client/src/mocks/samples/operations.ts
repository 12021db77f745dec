import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

type Operation = Data<Endpoints['operations']['get']>;

const begun = {
  kind: 'customer.change',
  state: 'running',
  done: 120,
  total: 480,
  message: 'Archiwizowanie klientów',
  result: null,
  isCancelWished: false,
  createdAt: '2026-11-20T08:20:00.000Z',
  updatedAt: '2026-11-20T08:25:00.000Z',
  endedAt: null,
  can: { cancel: true },
} as const;

const ended = { endedAt: '2026-11-20T08:10:00.000Z', can: { cancel: false } } as const;

/** Anna's long work in every state: what goes on first. */
export const sampleOperations: Operation[] = [
  { ...begun, id: sampleId(2101) },
  { ...begun, id: sampleId(2102), state: 'waiting', done: 0, total: null, message: null },
  {
    ...begun,
    ...ended,
    id: sampleId(2103),
    state: 'done',
    done: 480,
    message: 'Zmieniono etykiety 480 szans',
    createdAt: '2026-11-20T07:50:00.000Z',
  },
  {
    ...begun,
    ...ended,
    id: sampleId(2104),
    state: 'failed',
    message: 'Plik jest uszkodzony: nie udało się odczytać wiersza 121.',
    createdAt: '2026-11-20T06:40:00.000Z',
  },
  {
    ...begun,
    ...ended,
    id: sampleId(2105),
    state: 'cancelled',
    isCancelWished: true,
    message: null,
    createdAt: '2026-11-19T12:40:00.000Z',
  },
  {
    ...begun,
    ...ended,
    id: sampleId(2106),
    state: 'interrupted',
    message: 'Przerwano: Import z pliku klienci.csv',
    createdAt: '2026-11-19T12:30:00.000Z',
  },
];
