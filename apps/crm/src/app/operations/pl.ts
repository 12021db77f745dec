export const operations = {
  open: 'Operacje w toku i zakończone',
  openWith_one: 'Operacje: {{count, number}} w toku',
  openWith_few: 'Operacje: {{count, number}} w toku',
  openWith_many: 'Operacje: {{count, number}} w toku',
  openWith_other: 'Operacje: {{count, number}} w toku',
  name: 'Operacja',
  cancel: 'Przerwij operację',
  showResult: 'Pokaż wynik',
  showExports: 'Pokaż eksporty',
  export: {
    completed: 'Eksport zakończony. Plik czeka w eksportach danych.',
    failed: 'Eksport nie powiódł się',
  },
  cancelling: 'Przerywanie…',
  progress: '{{done, number}} z {{total, number}}',
  state: {
    waiting: 'Czeka na rozpoczęcie',
    running: 'W toku',
    done: 'Zakończona',
    failed: 'Nie powiodła się',
    cancelled: 'Przerwana',
  },
  toast: {
    done: 'Operacja zakończona',
    failed: 'Operacja nie powiodła się',
    cancelled: 'Operacja przerwana',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    operations: typeof operations;
  }
}
