/** Table columns of announcements and of their statistics that can be hidden, and their actions in the audit log. */
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
