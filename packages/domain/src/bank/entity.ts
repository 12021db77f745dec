/** Fields and table columns of banks that can be hidden, their parts, and their actions in the audit log. */
export const bankEntity = {
  excludable: ['bank.contact', 'bank.note'],
  tables: { banks: ['shortName', 'taxIdNumber', 'phone', 'email', 'offers', 'isActive', 'createdAt'] },
  parts: ['document_template'],
  audit: {
    bank: ['create', 'edit', 'remove', 'merge'],
    document_template: ['create', 'edit', 'remove'],
  },
} as const;
