import { defineWords } from '../labels/index.ts';

export const secretFieldWords = defineWords('secret-field', {
  pl: {
    reveal: (label: string) => `Pokaż: ${label}`,
    hide: (label: string) => `Ukryj: ${label}`,
    copy: (label: string) => `Kopiuj: ${label}`,
    copied: 'Skopiowano',
    hidden: 'Wartość jest ukryta',
  },
  en: {
    reveal: (label) => `Show: ${label}`,
    hide: (label) => `Hide: ${label}`,
    copy: (label) => `Copy: ${label}`,
    copied: 'Copied',
    hidden: 'The value is hidden',
  },
});
