import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleCustomer } from './customers.ts';
import { sampleId } from './people.ts';

type Import = Data<Endpoints['imports']['get']>;
type ImportRow = Data<Endpoints['imports']['rows']>['items'][number];

const headings = ['Imię', 'Nazwisko', 'NIP', 'E-mail', 'Telefon', 'Ulubiony kolor'];

const row = {
  problems: [],
  same: null,
  alike: null,
  can: { take: false, leave: false },
  recordId: null,
  undo: null,
} satisfies Partial<ImportRow>;

/** Rows of every outcome, as a table of Anna's has them. */
export const sampleImportRows: ImportRow[] = [
  {
    ...row,
    id: '1',
    position: 1,
    number: 2,
    outcome: 'new',
    alike: { id: sampleId(2301), name: 'Lucja Zielinska' },
    can: { take: false, leave: true },
    cells: ['Łucja', 'Zielińska', '', 'lucja@zielinska.example', '601 200 300', 'zielony'],
  },
  {
    ...row,
    id: '2',
    position: 2,
    number: 3,
    outcome: 'update',
    same: {
      by: 'taxIdNumber',
      record: { id: sampleCustomer.id, name: sampleCustomer.name },
      row: null,
    },
    cells: ['Jan', 'Kowalski', '999-100-01-11', 'biuro@kowalski.example', '', ''],
  },
  {
    ...row,
    id: '3',
    position: 3,
    number: 4,
    outcome: 'duplicate',
    same: { by: 'email', record: null, row: 2 },
    can: { take: true, leave: false },
    cells: ['Łucja', 'Zielińska-Nowak', '', 'lucja@zielinska.example', '', 'żółty'],
  },
  {
    ...row,
    id: '4',
    position: 4,
    number: 5,
    outcome: 'refused',
    problems: [
      {
        field: 'emails',
        column: 3,
        code: 'email_invalid',
        message: 'Nieprawidłowy format adresu e-mail',
      },
    ],
    cells: ['Michał', 'Wróbel', '', 'michal(at)wrobel.example', '602 300 400', ''],
  },
];

/** A table of customers that has been checked and is ready to be imported. */
export const sampleImport: Import = {
  id: sampleId(2201),
  entity: 'customer',
  fileName: 'klienci-z-targów.csv',
  step: 'ready',
  isStopped: false,
  operationId: sampleId(2101),
  rowCount: 4,
  created: 0,
  updated: 0,
  undone: 0,
  touched: 0,
  createdAt: '2026-11-20T14:20:00.000Z',
  expiresAt: '2026-12-20T14:20:00.000Z',
  can: { change: true, start: true, undo: false, remove: true },
  encoding: 'windows-1250',
  delimiter: ';',
  headings,
  mapping: ['firstName', 'lastName', 'taxIdNumber', 'emails', 'phones', null],
  fields: [
    { name: 'firstName', isList: false },
    { name: 'lastName', isList: false },
    { name: 'fullName', isList: false },
    { name: 'personalIdNumber', isList: false },
    { name: 'taxIdNumber', isList: false },
    { name: 'emails', isList: true },
    { name: 'phones', isList: true },
    { name: 'city', isList: false },
    { name: 'firm', isList: true },
    { name: 'note', isList: false },
  ],
  lettered: ['Łucja', 'Zielińska', 'Zielińska-Nowak', 'żółty', 'Michał', 'Wróbel'],
  sample: sampleImportRows.map(({ cells }) => cells),
  known: 'update',
  sameContact: 'leave',
  outcomes: { new: 1, update: 1, duplicate: 1, refused: 1, alike: 1 },
  problem: null,
};

const ended = { ...sampleImport, can: { change: false, start: false, undo: true, remove: true } };

/** Anna's imports of customers, the latest first. */
export const sampleImports: Import[] = [
  sampleImport,
  {
    ...ended,
    id: sampleId(2202),
    fileName: 'baza-z-poprzedniego-systemu.xlsx',
    step: 'finished',
    rowCount: 12_480,
    created: 11_902,
    updated: 341,
    outcomes: { new: 11_902, update: 341, duplicate: 173, refused: 64, alike: 118 },
    createdAt: '2026-11-18T09:10:00.000Z',
    expiresAt: '2026-12-18T09:10:00.000Z',
  },
  {
    ...ended,
    id: sampleId(2203),
    fileName: 'test.csv',
    step: 'undone',
    created: 2,
    updated: 1,
    undone: 2,
    touched: 1,
    can: { ...ended.can, undo: false },
    createdAt: '2026-11-12T11:30:00.000Z',
    expiresAt: '2026-12-12T11:30:00.000Z',
  },
  {
    ...sampleImport,
    id: sampleId(2204),
    fileName: 'ucięty.csv',
    step: 'reading',
    isStopped: true,
    rowCount: 0,
    problem: { code: 'quote_not_closed', row: 121 },
    can: { change: true, start: false, undo: false, remove: true },
    createdAt: '2026-11-10T08:00:00.000Z',
    expiresAt: '2026-12-10T08:00:00.000Z',
  },
];
