/** What administrators may hide: in Polish and in English. */
export const accountLabels = {
  table: {
    people: ['Użytkownicy', 'Users'],
    outbox: ['Skrzynka nadawcza', 'Outbox'],
  },
  tableColumn: {
    'people.position': ['Stanowisko', 'Position'],
    'people.phoneNumber': ['Telefon', 'Phone'],
    'people.roles': ['Role', 'Roles'],
    'people.secondFactor': ['Weryfikacja dwuetapowa', 'Two-step verification'],
    'people.lastSeenAt': ['Ostatnio w systemie', 'Last seen'],
    'people.createdAt': ['Dodano', 'Added'],
    'outbox.to': ['Do', 'To'],
    'outbox.state': ['Stan', 'State'],
    'outbox.kind': ['Rodzaj', 'Kind'],
    'outbox.createdAt': ['Utworzono', 'Created'],
    'outbox.sentAt': ['Wysłano', 'Sent'],
    'outbox.lastError': ['Ostatni błąd', 'Last error'],
  },
} as const;
