export const exportList = {
  title: 'Eksporty danych',
  search: 'Szukaj po osobie',
  total_one: '{{count, number}} eksport',
  total_few: '{{count, number}} eksporty',
  total_many: '{{count, number}} eksportów',
  total_other: '{{count, number}} eksportu',
  columns: {
    source: 'Lista',
    user: 'Kto',
    status: 'Status',
    format: 'Format',
    rowCount: 'Wiersze',
    createdAt: 'Zlecono',
    completedAt: 'Zakończono',
    actions: 'Działania',
  },
  filters: { source: 'Lista', status: 'Status', mine: 'Moje eksporty' },
  empty: {
    title: 'Nie ma jeszcze żadnego eksportu',
    hint: 'Eksport zlecisz na każdej liście, przyciskiem obok filtrów. Pliki są tu przez 7 dni.',
  },
  noMatches: {
    title: 'Żaden eksport nie pasuje do filtrów',
    hint: 'Zmień filtry albo je wyczyść.',
  },
  status: { pending: 'Oczekuje', processing: 'W toku', completed: 'Zakończony', failed: 'Nie powiódł się' },
  problem: {
    cancelled: 'Przerwano',
    refused: 'Brak uprawnień w chwili eksportu',
    too_many_rows: 'Za dużo wierszy na arkusz. Wybierz CSV.',
    no_room: 'Brak miejsca na plik',
    broken: 'Coś poszło nie tak. Spróbuj ponownie.',
  },
  progress: 'Postęp eksportu: {{name}}',
  download: 'Pobierz',
  downloadNamed: 'Pobierz: {{name}}',
  cancelNamed: 'Przerwij: {{name}}',
  removeNamed: 'Usuń: {{name}}',
  removeTitle: 'Usunąć eksport?',
  removeHint: 'Plik zniknie razem z eksportem. Listę można wyeksportować ponownie.',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    exportList: typeof exportList;
  }
}
