/** What of dealers can be hidden, and what the audit log says is done to them. */
export const dealerEntity = {
  excludable: ['dealer.addresses'],
  tables: {
    dealers: [
      'alias',
      'taxIdNumber',
      'dealerType',
      'mainOfficeAddress',
      'representatives',
      'offers',
      'createdAt',
    ],
  },
  audit: { dealer: ['create', 'edit', 'remove', 'merge'] },
} as const;
