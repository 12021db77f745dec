/** Of exactly one: a bank or a dealer. */
interface RepresentativeTable {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  bankId: string | null;
  dealerId: string | null;
}

/** The tables of representatives. */
export interface RepresentativesTables {
  representative: RepresentativeTable;
}
