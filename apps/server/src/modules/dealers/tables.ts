import type { DealerType } from '@szansa/domain/dealer';

import type { CreatedAt, Generated } from '#platform';

interface DealerTable {
  id: string;
  name: string;
  alias: string | null;
  taxIdNumber: string | null;
  dealerType: DealerType | null;
  mainOfficeAddress: string | null;
  companyAddress: string | null;
  handoutAddress: string | null;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** The tables of dealers. */
export interface DealersTables {
  dealer: DealerTable;
}
