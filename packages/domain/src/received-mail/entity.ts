/** Table columns of received mails that can be hidden, and their actions in the audit log. */
export const receivedMailEntity = {
  tables: {
    receivedMails: [
      'fromName',
      'status',
      'kind',
      'customerFile',
      'origin',
      'sentDate',
      'receivedAt',
      'confirmedBy',
    ],
  },
  audit: { received_mail: ['create', 'read', 'accept', 'reject', 'separate'] },
} as const;
