/** What administrators may hide: in Polish and in English. */
export const comparisonLabels = {
  table: {
    bankComparisons: ['Porównania banków', 'Bank comparisons'],
  },
  tableColumn: {
    'bankComparisons.kind': ['Rodzaj', 'Kind'],
    'bankComparisons.customer': ['Klient', 'Customer'],
    'bankComparisons.banks': ['Banki', 'Banks'],
    'bankComparisons.author': ['Autor', 'Author'],
    'bankComparisons.createdAt': ['Dodano', 'Added'],
    'bankComparisons.updatedAt': ['Zmieniono', 'Changed'],
  },
} as const;
