/** What of banks can be hidden, what belongs to one alone, and what the audit log says is done to them. */
export const bankEntity = {
  excludable: ['bank.contact', 'bank.note'],
  tables: { banks: ['shortName', 'taxIdNumber', 'phone', 'email', 'offers', 'isActive', 'createdAt'] },
  parts: ['document_template'],
  audit: {
    bank: ['create', 'edit', 'remove', 'merge'],
    document_template: ['create', 'edit', 'remove'],
  },
} as const;
