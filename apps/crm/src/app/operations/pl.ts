export const operations = {
  open: 'Operacje w toku i zakończone',
  openWith_one: 'Operacje: {{count, number}} w toku',
  openWith_few: 'Operacje: {{count, number}} w toku',
  openWith_many: 'Operacje: {{count, number}} w toku',
  openWith_other: 'Operacje: {{count, number}} w toku',
  showResult: 'Pokaż wynik',
  showExports: 'Pokaż eksporty',
  export: {
    done: 'Eksport zakończony. Plik czeka w eksportach danych.',
    failed: 'Eksport nie powiódł się',
    interrupted: 'Serwer przerwał eksport, zanim się skończył',
  },
  toast: {
    done: 'Operacja zakończona',
    failed: 'Operacja nie powiodła się',
    cancelled: 'Operacja przerwana',
    interrupted: 'Serwer przerwał operację, zanim się skończyła',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    operations: typeof operations;
  }
}
