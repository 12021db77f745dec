import type { Computed, CreatedAt, Generated } from '#platform';

interface CustomerTable {
  id: string;
  firstName: string | null;
  lastName: string | null;
  street: string | null;
  postCode: string | null;
  city: string | null;
  country: string | null;
  personalIdNumber: string | null;
  taxIdNumber: string | null;
  emails: Generated<string[]>;
  phones: Generated<string[]>;
  note: string | null;
  isArchived: Generated<boolean>;
  addedBy: string | null;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
  /** Names of the customer's organisations; maintained by a trigger. */
  organisationNames: Computed<string>;
  /** Their tax ids; maintained by the same trigger. */
  organisationTaxIds: Computed<string>;
  searchText: Computed<string>;
  searchName: Computed<string>;
  /** Surname first; a firm without a person by its name. */
  sortName: Computed<string>;
}

interface CustomerCustomerOrganisationTable {
  customerId: string;
  customerOrganisationId: string;
  position: Generated<number>;
}

/** The tables of customers, and of which firms they have. */
export interface CustomersTables {
  customer: CustomerTable;
  customerCustomerOrganisation: CustomerCustomerOrganisationTable;
}
