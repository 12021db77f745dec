/** What of dealers can be hidden, and what the audit log says is done to them. */
export const dealerEntity = {
  excludable: [],
  tables: {},
  audit: { dealer: ['create'] },
} as const;
