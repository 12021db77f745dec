import { defineWords } from '../labels/index.ts';

const plural = new Intl.PluralRules('pl');

export const commandPaletteWords = defineWords('command-palette', {
  pl: {
    title: 'Szukaj i wykonaj',
    placeholder: 'Czego szukasz?',
    recent: 'Ostatnie',
    results: 'Wyniki',
    empty: 'Nic nie pasuje',
    searching: 'Szukam…',
    failed: 'Nie udało się wyszukać.',
    back: 'Wróć',
    count: (count: number) => {
      const form = plural.select(count);
      return `${count} ${form === 'one' ? 'wynik' : form === 'few' ? 'wyniki' : 'wyników'}`;
    },
  },
  en: {
    title: 'Search and run',
    placeholder: 'What are you looking for?',
    recent: 'Recent',
    results: 'Results',
    empty: 'Nothing matches',
    searching: 'Searching…',
    failed: 'The search failed.',
    back: 'Back',
    count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  },
});
