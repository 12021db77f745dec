import type { ExportFormat, ExportProblem, ExportSource, ExportStatus } from '@szansa/domain/export';

import type { CreatedAt, Generated } from '#platform';

interface ExportRequestTable {
  id: string;
  userId: string;
  /** The session in which it was requested. */
  sessionId: string;
  operationId: string | null;
  source: ExportSource;
  /** The query of the list, as JSON. */
  query: string;
  /** Those of the list that were shown, in their order. */
  columns: string[];
  format: ExportFormat;
  status: Generated<ExportStatus>;
  problem: ExportProblem | null;
  /** The owner's file, which no other user may download. */
  fileId: string | null;
  rowCount: number | null;
  createdAt: CreatedAt;
  completedAt: Date | null;
}

/** The tables of exports. */
export interface ExportsTables {
  exportRequest: ExportRequestTable;
}
