import { defineWords } from '../labels/index.ts';

export const columnMappingWords = defineWords('column-mapping', {
  pl: {
    column: 'Kolumna w pliku',
    samples: 'Przykłady',
    field: 'Pole',
    fieldOf: (heading: string) => `Pole dla kolumny ${heading}`,
    none: 'Nie importuj',
    unnamed: (number: number) => `Kolumna ${number}`,
    mapped: (mapped: number, columns: number) => `Kolumny z polem: ${mapped} z ${columns}`,
    missing: (fields: string) => `Wymagane pola bez kolumny: ${fields}`,
    moved: (field: string, heading: string) => `${field}: teraz z kolumny ${heading}`,
    ingestedFrom: (field: string, from: string, heading: string) =>
      `Kolumna ${from} nie ma już pola ${field}: jest teraz z kolumny ${heading}`,
    empty: 'W pliku nie ma kolumn',
  },
  en: {
    column: 'Column of the file',
    samples: 'Examples',
    field: 'Field',
    fieldOf: (heading) => `Field for the column ${heading}`,
    none: 'Leave out',
    unnamed: (number) => `Column ${number}`,
    mapped: (mapped, columns) => `Columns with a field: ${mapped} of ${columns}`,
    missing: (fields) => `Required fields without a column: ${fields}`,
    moved: (field, heading) => `${field}: now from the column ${heading}`,
    ingestedFrom: (field, from, heading) =>
      `The column ${from} has lost the field ${field}: it is now from the column ${heading}`,
    empty: 'The file has no columns',
  },
});
