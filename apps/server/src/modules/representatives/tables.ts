import type { CreatedAt, Generated } from '#platform';

/** Of exactly one: a bank or a dealer. */
interface RepresentativeTable {
  id: string;
  firstName: string;
  lastName: string;
  emails: Generated<string[]>;
  phones: Generated<string[]>;
  note: string | null;
  bankId: string | null;
  dealerId: string | null;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** The tables of representatives. */
export interface RepresentativesTables {
  representative: RepresentativeTable;
}
