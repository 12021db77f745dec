/** Fields and table columns of customers that can be hidden, and their actions in the audit log. */
export const customerEntity = {
  excludable: [
    'customer.personalIdNumber',
    'customer.taxIdNumber',
    'customer.phones',
    'customer.emails',
    'customer.note',
    'customer.address',
  ],
  tables: {
    customers: ['firms', 'taxIdNumber', 'phones', 'emails', 'city', 'opportunities', 'addedBy', 'updatedAt'],
  },
  audit: {
    customer: [
      'create',
      'edit',
      'archive',
      'unarchive',
      'merge',
      'remove',
      'reveal_personal_id',
      'confirm_personal_id',
      'refuse_personal_id',
    ],
  },
} as const;
