import type { Generated } from 'kysely';

import type { CreatedAt } from '../database/columns.ts';

export type OperationState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted';

/** Long work with progress; `result` is JSON as text, so that its keys come back exactly as they went in. */
export interface OperationTable {
  id: string;
  kind: string;
  ownerId: string;
  state: Generated<OperationState>;
  done: Generated<number>;
  /** null while that is unknown. */
  total: number | null;
  message: string | null;
  result: string | null;
  isCancelWished: Generated<boolean>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
  endedAt: Date | null;
}
