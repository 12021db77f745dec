/** What of representatives can be hidden, and what the audit log says is done to them. */
export const representativeEntity = {
  excludable: [],
  tables: {},
  audit: { representative: ['create'] },
} as const;
