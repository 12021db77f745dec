interface DealerTable {
  id: string;
  name: string;
  alias: string | null;
  taxIdNumber: string | null;
  dealerType: 'supplier' | 'intermediary' | null;
  mainOfficeAddress: string | null;
  companyAddress: string | null;
  handoutAddress: string | null;
}

/** The tables of dealers. */
export interface DealersTables {
  dealer: DealerTable;
}
