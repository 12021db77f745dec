import type { BulkList, BulkOutcome } from '@szansa/domain/bulk-change';

import type { CreatedAt } from '#platform';

/** A change of many records; `change` is JSON as text, so that its keys come back exactly as they went in. */
interface BulkChangeTable {
  id: string;
  ownerId: string;
  /** In which it was previewed; consents to change closed opportunities are given in it. */
  sessionId: string;
  list: BulkList;
  change: string;
  /** Of long work; null for what is done at once. */
  operationId: string | null;
  begunAt: Date | null;
  endedAt: Date | null;
  createdAt: CreatedAt;
}

/** A record that a change is about, as it was previewed, and what became of it. */
interface BulkChangeRecordTable {
  bulkChangeId: string;
  position: number;
  recordId: string;
  version: number | null;
  outcome: BulkOutcome;
  /** Why it was refused. */
  code: string | null;
}

/** The tables of changes of many records. */
export interface BulkChangesTables {
  bulkChange: BulkChangeTable;
  bulkChangeRecord: BulkChangeRecordTable;
}
