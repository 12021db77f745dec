import { defineWords } from '../labels/index.ts';

export const listFieldWords = defineWords('list-field', {
  pl: {
    addItem: 'Dodaj',
    removeItem: (item: string) => `Usuń: ${item}`,
    numberedItem: (label: string, number: number) => `${label} ${number}`,
  },
  en: {
    addItem: 'Add',
    removeItem: (item) => `Remove: ${item}`,
    numberedItem: (label, number) => `${label} ${number}`,
  },
});
