import type { Generated } from '#platform';

interface LeadSourceTable {
  id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  isActive: Generated<boolean>;
}

/** The tables of lead sources. */
export interface LeadSourcesTables {
  leadSource: LeadSourceTable;
}
