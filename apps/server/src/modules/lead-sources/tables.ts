import type { Generated } from '#platform';

interface LeadSourceTable {
  id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  isActive: Generated<boolean>;
  version: Generated<number>;
}

/** The tables of lead sources. */
export interface LeadSourcesTables {
  leadSource: LeadSourceTable;
}
