/** Columns of customers' firms that can be hidden, and their actions in the audit log. */
export const organisationEntity = {
  tables: {
    customerOrganisations: [
      'taxIdNumber',
      'legalForm',
      'city',
      'vatStatus',
      'regon',
      'krs',
      'customers',
      'opportunities',
      'addedBy',
      'updatedAt',
    ],
  },
  audit: {
    customer_organisation: ['create', 'edit', 'archive', 'unarchive', 'merge', 'remove', 'ask_register'],
  },
} as const;
