/** What of opportunities can be hidden, and what the audit log says is done to them. */
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
