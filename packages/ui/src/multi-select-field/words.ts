import { defineWords } from '../labels/index.ts';

export const multiSelectFieldWords = defineWords('multi-select-field', {
  pl: {
    more: (count: number) => `jeszcze ${count}`,
    chosen: (count: number) => `Wybrano: ${count}`,
    remove: (option: string) => `Usuń: ${option}`,
    clearAll: 'Wyczyść wszystko',
    atMost: (max: number) => `Możesz wybrać najwyżej ${max}`,
  },
  en: {
    more: (count) => `${count} more`,
    chosen: (count) => `Chosen: ${count}`,
    remove: (option) => `Remove: ${option}`,
    clearAll: 'Clear all',
    atMost: (max) => `You can choose at most ${max}`,
  },
});
