import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, piotr, sampleId } from './people.ts';

type ExportRequest = Data<Endpoints['exports']['list']>['items'][number];

const asked = {
  user: anna,
  format: 'csv',
  rowCount: null,
  problem: null,
  operation: null,
  completedAt: null,
  can: { download: false, remove: false },
} as const;

/** Requests in every state, the newest first; the last one belongs to another user. */
export const sampleExports: ExportRequest[] = [
  {
    ...asked,
    id: sampleId(2301),
    source: 'CustomerFile',
    format: 'xlsx',
    status: 'pending',
    createdAt: '2026-11-20T08:26:00.000Z',
    operation: { id: sampleId(2311), done: 0, total: null, canCancel: true },
  },
  {
    ...asked,
    id: sampleId(2302),
    source: 'Offer',
    status: 'processing',
    createdAt: '2026-11-20T08:20:00.000Z',
    operation: { id: sampleId(2312), done: 120_000, total: 400_000, canCancel: true },
  },
  {
    ...asked,
    id: sampleId(2303),
    source: 'Customer',
    status: 'completed',
    createdAt: '2026-11-20T08:00:00.000Z',
    completedAt: '2026-11-20T08:00:04.000Z',
    rowCount: 1234,
    can: { download: true, remove: true },
  },
  {
    ...asked,
    id: sampleId(2304),
    source: 'Vehicle',
    status: 'failed',
    createdAt: '2026-11-19T16:00:00.000Z',
    completedAt: '2026-11-19T16:00:10.000Z',
    problem: 'refused',
    can: { download: false, remove: true },
  },
  {
    ...asked,
    id: sampleId(2305),
    source: 'CustomerOrganization',
    user: piotr,
    status: 'completed',
    createdAt: '2026-11-18T12:00:00.000Z',
    completedAt: '2026-11-18T12:00:03.000Z',
    can: { download: false, remove: true },
  },
];
