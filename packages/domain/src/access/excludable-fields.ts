/** Fields an administrator may hide from a role or a person; hidden ones are absent wherever the server speaks. */
export const excludableFields = [
  'customer.personalIdNumber',
  'customer.taxIdNumber',
  'customer.phones',
  'customer.emails',
  'customer.note',
  'customer.address',
  'offer.commisionPercent',
  'offer.commisionAmount',
  'offer.invoiceChargedPrice',
  'offer.transactionCosts',
  'bank.contact',
  'bank.note',
] as const;

export type ExcludableField = (typeof excludableFields)[number];
