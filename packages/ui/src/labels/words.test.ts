import { describe, expect, it } from 'vitest';

import { defineWords, spokenWords } from './words.ts';

const words = defineWords('sheet', {
  pl: { open: 'Otwórz', count: (count: number) => `Karty: ${count}` },
  en: { open: 'Open', count: (count) => `Cards: ${count}` },
});

describe('the words of a component', () => {
  it('are Polish on a Polish page', () => {
    expect(spokenWords(words, 'pl-PL', undefined)).toBe(words.pl);
    expect(spokenWords(words, 'pl', undefined)).toBe(words.pl);
  });

  it('are English on an English page, and where neither language is spoken', () => {
    expect(spokenWords(words, 'en-GB', undefined)).toBe(words.en);
    expect(spokenWords(words, 'de-DE', undefined)).toBe(words.en);
    expect(spokenWords(words, 'plt-MG', undefined)).toBe(words.en);
  });

  it('are replaced by the product’s labels of this component, word by word', () => {
    const own = { sheet: { open: 'Öffnen' }, dialog: { count: () => 'anderswo' } };
    const spoken = spokenWords(words, 'de-DE', own);
    expect(spoken.open).toBe('Öffnen');
    expect(spoken.count(2)).toBe('Cards: 2');
  });

  it('stay the same object while no label is overridden', () => {
    expect(spokenWords(words, 'pl-PL', { dialog: { open: 'Pokaż' } })).toBe(words.pl);
  });
});
