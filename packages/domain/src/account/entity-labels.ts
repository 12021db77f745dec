/** What administrators may hide, as they read it. */
export const accountLabels = {
  pl: {
    excludableField: {},
    table: { people: 'Użytkownicy' },
    tableColumn: {
      'people.position': 'Stanowisko',
      'people.phoneNumber': 'Telefon',
      'people.roles': 'Role',
      'people.secondFactor': 'Weryfikacja dwuetapowa',
      'people.lastSeenAt': 'Ostatnio w systemie',
      'people.createdAt': 'Dodano',
    },
  },
  en: {
    excludableField: {},
    table: { people: 'Users' },
    tableColumn: {
      'people.position': 'Position',
      'people.phoneNumber': 'Phone',
      'people.roles': 'Roles',
      'people.secondFactor': 'Two-step verification',
      'people.lastSeenAt': 'Last seen',
      'people.createdAt': 'Added',
    },
  },
} as const;
