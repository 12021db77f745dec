import type { CreatedAt, Generated } from '#platform';

interface BankTable {
  id: string;
  name: string;
  shortName: string | null;
  taxIdNumber: string | null;
  /** `#rrggbb` */
  color: string | null;
  logoFileId: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  note: string | null;
  isActive: Generated<boolean>;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface DocumentTemplateTable {
  id: string;
  bankId: string;
  fileId: string;
  name: string;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
}

/** The tables of banks. */
export interface BanksTables {
  bank: BankTable;
  documentTemplate: DocumentTemplateTable;
}
