/** What of announcements and of their statistics can be hidden, and what the audit log says is done to them. */
export const noticeEntity = {
  tables: {
    companyNotices: [
      'state',
      'recipients',
      'readCount',
      'confirmedCount',
      'author',
      'sentAt',
      'validUntil',
      'createdAt',
    ],
    companyNoticeEntries: ['state', 'roles', 'readAt', 'confirmedAt'],
  },
  audit: {
    company_notice: [
      'create',
      'edit',
      'add_files',
      'remove_file',
      'remove',
      'send',
      'remind',
      'read',
      'confirm',
    ],
  },
} as const;
