/** What administrators may hide: in Polish and in English. */
export const receivedMailLabels = {
  table: {
    receivedMails: ['Odebrane maile', 'Received mails'],
  },
  tableColumn: {
    'receivedMails.fromName': ['Nadawca', 'Sender'],
    'receivedMails.status': ['Status', 'Status'],
    'receivedMails.kind': ['Rodzaj', 'Kind'],
    'receivedMails.customerFile': ['Szansa', 'Opportunity'],
    'receivedMails.origin': ['Skąd', 'Came from'],
    'receivedMails.sentDate': ['Wysłany', 'Sent'],
    'receivedMails.receivedAt': ['Odebrany', 'Received'],
    'receivedMails.confirmedBy': ['Rozpatrzył(a)', 'Decided by'],
  },
} as const;
