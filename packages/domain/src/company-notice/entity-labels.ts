/** What administrators may hide: in Polish and in English. */
export const noticeLabels = {
  table: {
    companyNotices: ['Ogłoszenia firmowe', 'Company announcements'],
    companyNoticeEntries: ['Statystyki odczytu ogłoszeń', 'Read statistics of announcements'],
  },
  tableColumn: {
    'companyNotices.state': ['Status', 'Status'],
    'companyNotices.recipients': ['Odbiorcy', 'Recipients'],
    'companyNotices.readCount': ['Przeczytane', 'Read'],
    'companyNotices.confirmedCount': ['Potwierdzone', 'Confirmed'],
    'companyNotices.author': ['Autor', 'Author'],
    'companyNotices.sentAt': ['Wysłane', 'Sent'],
    'companyNotices.validUntil': ['Ważne do', 'Valid until'],
    'companyNotices.createdAt': ['Utworzone', 'Created'],
    'companyNoticeEntries.state': ['Status', 'Status'],
    'companyNoticeEntries.roles': ['Role', 'Roles'],
    'companyNoticeEntries.readAt': ['Przeczytano', 'Read on'],
    'companyNoticeEntries.confirmedAt': ['Potwierdzono', 'Confirmed on'],
  },
} as const;
