/** What administrators may hide: in Polish and in English. */
export const accountLabels = {
  table: {
    people: ['Użytkownicy', 'Users'],
  },
  tableColumn: {
    'people.position': ['Stanowisko', 'Position'],
    'people.phoneNumber': ['Telefon', 'Phone'],
    'people.roles': ['Role', 'Roles'],
    'people.secondFactor': ['Weryfikacja dwuetapowa', 'Two-step verification'],
    'people.lastSeenAt': ['Ostatnio w systemie', 'Last seen'],
    'people.createdAt': ['Dodano', 'Added'],
  },
} as const;
