/** A company as a register gave it, mapped to one shape. */
export interface RegisteredCompany {
  readonly taxIdNumber: string;
  readonly name: string;
  readonly regon: string | null;
  readonly krs: string | null;
  readonly status: 'active' | 'suspended' | 'closed' | 'unknown';
  readonly vatStatus: 'active' | 'exempt' | 'unregistered' | null;
  readonly street: string | null;
  readonly postCode: string | null;
  readonly city: string | null;
  readonly source: 'sample' | 'white-list';
}

export type RegistryAnswer =
  | { readonly found: RegisteredCompany }
  | { readonly refused: 'not_found' | 'unavailable' | 'quota' };

/** A national register of companies, queried by a tax id of ten digits that has been validated before. */
export interface BusinessRegistry {
  findByTaxId(taxIdNumber: string): Promise<RegistryAnswer>;
}
