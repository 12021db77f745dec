import type { DocumentType } from '@szansa/domain/opportunity';

import type { CreatedAt } from '#platform';

interface DocumentTable {
  id: string;
  customerFileId: string;
  fileId: string;
  type: DocumentType;
  name: string;
  offerId: string | null;
  createdBy: string | null;
  createdAt: CreatedAt;
}

/** The tables of documents. */
export interface DocumentsTables {
  document: DocumentTable;
}
