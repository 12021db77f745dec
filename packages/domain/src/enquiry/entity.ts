/** Table columns of internal enquiries that can be hidden, and their actions in the audit log. */
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
