import { defineWords } from '../labels/index.ts';
import type { TagRefusal } from './tags.ts';

export const tagFieldWords = defineWords('tag-field', {
  pl: {
    placeholder: 'Wpisz i naciśnij Enter',
    remove: (tag: string) => `Usuń: ${tag}`,
    chosen: 'Dodane',
    suggestions: (label: string) => `${label}: podpowiedzi`,
    added: (tag: string) => `Dodano: ${tag}`,
    removed: (tag: string) => `Usunięto: ${tag}`,
    refused: (tag: string, reason: TagRefusal, max: number) =>
      ({
        duplicate: `„${tag}” już tu jest`,
        tooMany: `Nie dodano „${tag}”: limit to ${max}`,
        invalid: `Nie dodano „${tag}”`,
      })[reason],
  },
  en: {
    placeholder: 'Type and press Enter',
    remove: (tag) => `Remove: ${tag}`,
    chosen: 'Added',
    suggestions: (label) => `${label}: suggestions`,
    added: (tag) => `Added: ${tag}`,
    removed: (tag) => `Removed: ${tag}`,
    refused: (tag, reason, max) =>
      ({
        duplicate: `“${tag}” is already here`,
        tooMany: `“${tag}” was not added: the limit is ${max}`,
        invalid: `“${tag}” was not added`,
      })[reason],
  },
});
