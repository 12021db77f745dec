/** Table columns of opportunities that can be hidden, and their actions in the audit log. */
export const opportunityEntity = {
  excludable: [],
  tables: {
    opportunities: [
      'number',
      'status',
      'vehicle',
      'value',
      'worker',
      'leadSource',
      'labels',
      'statusChangedAt',
      'daysInStage',
      'lastActivityAt',
    ],
    'unassigned-leads': ['number', 'status', 'leadSource', 'vehicle', 'value', 'labels', 'createdAt'],
  },
  audit: {
    opportunity: [
      'create',
      'edit',
      'move',
      'consent_to_edit',
      'archive',
      'unarchive',
      'claim',
      'assign',
      'request_reassign',
      'reject_reassign',
      'withdraw_reassign',
      'choose_offer',
      'notify_customer',
      'export',
    ],
    document: ['create', 'remove', 'restore'],
  },
} as const;
