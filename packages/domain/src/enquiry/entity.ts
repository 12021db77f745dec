/** What of internal enquiries can be hidden, and what the audit log says is done to them. */
export const enquiryEntity = {
  tables: {
    internalEnquiries: [
      'category',
      'status',
      'awaited',
      'customer',
      'worker',
      'platformer',
      'messageCount',
      'createdAt',
      'lastActivityAt',
    ],
  },
  audit: {
    internal_enquiry: ['create', 'edit', 'move', 'archive', 'unarchive', 'propose', 'remove_proposal'],
    internal_enquiry_file: ['create', 'remove'],
    internal_enquiry_message: ['create', 'edit', 'remove'],
  },
} as const;
