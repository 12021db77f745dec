import type { Generated } from 'kysely';

import type { Computed, CreatedAt, Money } from '../columns.ts';

export interface CustomerTable {
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
  /** Names of the customer's organisations; kept by a trigger. */
  organisationNames: Computed<string>;
  searchText: Computed<string>;
  searchName: Computed<string>;
  /** Surname first; a firm without a person by its name. */
  sortName: Computed<string>;
}

export interface CustomerOrganisationTable {
  id: string;
  name: string;
  taxIdNumber: string | null;
  regon: string | null;
  krs: string | null;
  street: string | null;
  postCode: string | null;
  city: string | null;
  country: string | null;
  version: Generated<number>;
  createdAt: CreatedAt;
}

export interface CustomerCustomerOrganisationTable {
  customerId: string;
  customerOrganisationId: string;
  position: Generated<number>;
}

export interface LeadSourceTable {
  id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  isActive: Generated<boolean>;
}

export interface ArchiveReasonTable {
  id: string;
  name: string;
  slug: string;
  requiresNote: Generated<boolean>;
  position: Generated<number>;
  isActive: Generated<boolean>;
}

export interface LabelTable {
  id: string;
  title: string;
  color: string;
  /** null: chosen automatically against the colour. */
  textColor: string | null;
  description: string | null;
}

export interface BankTable {
  id: string;
  name: string;
  shortName: string | null;
  taxIdNumber: string | null;
  color: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  note: string | null;
  isActive: Generated<boolean>;
}

export interface DealerTable {
  id: string;
  name: string;
  alias: string | null;
  taxIdNumber: string | null;
  dealerType: 'supplier' | 'intermediary' | null;
  mainOfficeAddress: string | null;
  companyAddress: string | null;
  handoutAddress: string | null;
}

/** Of exactly one: a bank or a dealer. */
export interface RepresentativeTable {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  bankId: string | null;
  dealerId: string | null;
}

export interface VehicleTable {
  id: string;
  orderNo: string | null;
  manufacturer: string;
  model: string;
  engine: string | null;
  shifter: string | null;
  /** The trim, e.g. `Ambition`; the row's version is `rowVersion`. */
  version: string | null;
  body: string | null;
  bodyColor: string | null;
  yearOfProduction: number | null;
  grossCatalogPrice: Money | null;
  /** Percent. */
  discount: string | null;
  grossSellPrice: Money | null;
  rowVersion: Generated<number>;
  createdAt: CreatedAt;
  searchText: Computed<string>;
}
