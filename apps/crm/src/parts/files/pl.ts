export const files = {
  files: 'Pliki',
  filesRequired: 'Dodaj co najmniej jeden plik.',
  upload: 'Prześlij',
  stop: 'Przerwij przesyłanie',
  uploading: 'Przesyłanie plików',
  uploaded_one: 'Dodano {{count}} plik',
  uploaded_few: 'Dodano {{count}} pliki',
  uploaded_many: 'Dodano {{count}} plików',
  uploaded_other: 'Dodano {{count}} pliku',
  refused: 'Nie dodano plików',
  more: 'Więcej działań: {{name}}',
  by: 'Autor: {{name}}',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    files: typeof files;
  }
}
