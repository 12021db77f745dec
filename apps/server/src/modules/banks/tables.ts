import type { Generated } from '#platform';

interface BankTable {
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

/** The tables of banks. */
export interface BanksTables {
  bank: BankTable;
}
