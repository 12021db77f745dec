/** What of banks can be hidden, and what the audit log says is done to them. */
export const bankEntity = {
  excludable: ['bank.contact', 'bank.note'],
  tables: { banks: ['shortName', 'taxIdNumber', 'phone', 'email', 'offers', 'isActive', 'createdAt'] },
  audit: { bank: ['create', 'edit', 'remove', 'merge'] },
} as const;
