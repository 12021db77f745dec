/** Fields and table columns of representatives that can be hidden, and their actions in the audit log. */
export const representativeEntity = {
  excludable: ['representative.contact', 'representative.note'],
  tables: { representatives: ['house', 'phones', 'emails', 'offers', 'createdAt'] },
  audit: { representative: ['create', 'edit', 'remove', 'merge'] },
} as const;
