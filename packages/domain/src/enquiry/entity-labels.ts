/** What administrators may hide: in Polish and in English. */
export const enquiryLabels = {
  table: {
    internalEnquiries: ['Zapytania wewnętrzne', 'Internal enquiries'],
  },
  tableColumn: {
    'internalEnquiries.category': ['Kategoria', 'Category'],
    'internalEnquiries.status': ['Status', 'Status'],
    'internalEnquiries.awaited': ['Czeka na', 'Waiting for'],
    'internalEnquiries.customer': ['Szansa', 'Opportunity'],
    'internalEnquiries.worker': ['Opiekun', 'Worker'],
    'internalEnquiries.platformer': ['Platformowiec', 'Platformer'],
    'internalEnquiries.messageCount': ['Wiadomości', 'Messages'],
    'internalEnquiries.createdAt': ['Utworzone', 'Created'],
    'internalEnquiries.lastActivityAt': ['Ostatnia aktywność', 'Last activity'],
  },
} as const;
