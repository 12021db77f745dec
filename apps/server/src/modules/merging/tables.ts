import type { Entity } from '@szansa/domain/access';

import type { CreatedAt } from '#platform';

interface RecordRedirectTable {
  entity: Entity;
  /** Of the record that is gone. */
  id: string;
  /** The record it was merged into, never one that is gone itself. */
  intoId: string;
  createdAt: CreatedAt;
}

/** The table of merged records. */
export interface MergingTables {
  recordRedirect: RecordRedirectTable;
}
