import { defineWords } from '../labels/index.ts';

export const comboboxFieldWords = defineWords('combobox-field', {
  pl: {
    searching: 'Szukam…',
    typeToSearch: 'Zacznij pisać, aby wyszukać',
    resultCount: (count: number) => `Wyniki: ${count}`,
    create: (query: string) => `Dodaj „${query}”`,
  },
  en: {
    searching: 'Searching…',
    typeToSearch: 'Start typing to search',
    resultCount: (count) => `Results: ${count}`,
    create: (query) => `Add “${query}”`,
  },
});
