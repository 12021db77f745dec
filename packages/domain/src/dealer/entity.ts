/** Fields and table columns of dealers that can be hidden, and their actions in the audit log. */
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
