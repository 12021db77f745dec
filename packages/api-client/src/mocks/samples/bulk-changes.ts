import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

type BulkChange = Data<Endpoints['bulkChanges']['get']>;

/** A move of 42 opportunities, of which some cannot be moved. */
export const samplePreview: BulkChange = {
  id: sampleId(981),
  list: 'opportunities',
  kind: 'move',
  state: 'previewed',
  total: 42,
  waiting: 36,
  changed: 0,
  same: 2,
  refused: 4,
  reasons: [
    { code: 'opportunity_not_yours', message: 'Ta szansa nie należy do ciebie.', count: 3 },
    { code: 'opportunity_archived', message: 'Szansa jest w archiwum.', count: 1 },
  ],
  operationId: null,
  createdAt: '2026-11-23T08:00:00.000Z',
};

/** The same change when done; one record was changed by another user in the meantime. */
export const sampleBulkChange: BulkChange = {
  ...samplePreview,
  state: 'done',
  waiting: 0,
  changed: 35,
  refused: 5,
  reasons: [
    ...samplePreview.reasons,
    { code: 'stale_version', message: 'Ktoś zmienił te dane przed tobą.', count: 1 },
  ],
};

export const sampleRefused: Data<Endpoints['bulkChanges']['refused']> = [
  {
    id: sampleId(311),
    name: 'Jan Kowalski',
    number: 1001,
    code: 'opportunity_not_yours',
    message: 'Ta szansa nie należy do ciebie.',
  },
  { id: sampleId(312), name: null, number: null, code: 'not_found', message: 'Nie znaleziono' },
];
