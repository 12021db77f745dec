/** What of representatives can be hidden, and what the audit log says is done to them. */
export const representativeEntity = {
  excludable: ['representative.contact', 'representative.note'],
  tables: { representatives: ['house', 'phones', 'emails', 'offers', 'createdAt'] },
  audit: { representative: ['create', 'edit', 'remove', 'merge'] },
} as const;
