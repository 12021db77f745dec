export const roleColumns = {
  failed: 'Podczas pobierania ról wystąpił błąd',
  matrix: 'Widoczne kolumny: {{table}}',
  column: 'Kolumna',
  title: 'Kolumny dla ról',
  hint: 'Kolumny widzi każdy, komu pokazuje je choć jedna z jego ról. Ukrycie kolumny nie ukrywa danych w innych miejscach.',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    roleColumns: typeof roleColumns;
  }
}
