import type { ExcludableField } from '@szansa/domain/access';
import type { DocumentType } from '@szansa/domain/opportunity';

import type { CreatedAt, Generated } from '#platform';

interface DocumentTable {
  id: string;
  customerFileId: string;
  fileId: string;
  type: DocumentType;
  name: string;
  offerId: string | null;
  /** Hideable fields that a document made by this server contains. */
  shows: Generated<ExcludableField[]>;
  createdBy: string | null;
  createdAt: CreatedAt;
}

/** The tables of documents. */
export interface DocumentsTables {
  document: DocumentTable;
}
