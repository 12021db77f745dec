import type { ReadingProblem, ReadPage, ReadValue } from '@szansa/domain/reading';

import type { CreatedAt, Json } from '#platform';

/** A page as a place is shown on it. */
export type PageSize = Omit<ReadPage, 'words'>;

interface ReadingTable {
  id: string;
  customerFileId: string;
  ownerId: string;
  /** The session in which its owner requested it. */
  sessionId: string;
  fileId: string;
  operationId: string;
  problem: ReadingProblem | null;
  pages: Json<readonly PageSize[]>;
  valuesRead: Json<readonly ReadValue[]>;
  createdAt: CreatedAt;
}

/** The table of readings. */
export interface ReadingsTables {
  reading: ReadingTable;
}
