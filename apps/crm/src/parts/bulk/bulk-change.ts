import type { Data, Endpoints } from '@szansa/api-client/client';

/** A change of many records: what it would do, or has done. */
export type BulkChange = Data<Endpoints['bulkChanges']['get']>;

/** What is done, as far as the texts know it. */
export const bulkKinds = ['assign', 'label', 'move', 'archive', 'unarchive'] as const;

export type BulkKind = (typeof bulkKinds)[number];

export const kindOf = (change: Pick<BulkChange, 'kind'>): BulkKind | undefined =>
  bulkKinds.find((kind) => kind === change.kind);
