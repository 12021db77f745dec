import type { ExportFormat, ExportProblem, ExportSource, ExportStatus } from '@szansa/domain/export';

import type { CreatedAt, Generated } from '#platform';

interface ExportRequestTable {
  id: string;
  userId: string;
  /** In which it was asked for. */
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
  /** Of whoever asked for it; nobody else downloads it. */
  fileId: string | null;
  rowCount: number | null;
  createdAt: CreatedAt;
  completedAt: Date | null;
}

/** The tables of exports. */
export interface ExportsTables {
  exportRequest: ExportRequestTable;
}
