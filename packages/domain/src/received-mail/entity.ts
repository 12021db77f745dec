/** What of received mails can be hidden, and what the audit log says is done to them. */
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
