import type { LegalForm } from '@szansa/domain/customer-organisation';

import type { Computed, CreatedAt, Generated } from '#platform';

interface CustomerOrganisationTable {
  id: string;
  name: string;
  taxIdNumber: string | null;
  legalForm: LegalForm | null;
  regon: string | null;
  krs: string | null;
  street: string | null;
  postCode: string | null;
  city: string | null;
  country: string | null;
  isArchived: Generated<boolean>;
  addedBy: string | null;
  /** Register data at `registeredAt`; all of it null where no register was queried, or none knows the firm. */
  registeredName: string | null;
  registeredStatus: 'active' | 'suspended' | 'closed' | 'unknown' | null;
  vatStatus: 'active' | 'exempt' | 'unregistered' | null;
  registeredAddress: string | null;
  register: 'sample' | 'white-list' | null;
  registeredAt: Date | null;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
  searchText: Computed<string>;
  searchName: Computed<string>;
}

/** The tables of customers' firms. */
export interface CustomerOrganisationsTables {
  customerOrganisation: CustomerOrganisationTable;
}
