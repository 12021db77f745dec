import { describe, expect, it } from 'vitest';

import { markedWords } from './chat-list.tsx';

const marked = (text: string, words: readonly string[]) =>
  markedWords(text, words).map((part) => (part.marked ? `[${part.text}]` : part.text));

describe('markedWords', () => {
  it('marks every word that was looked for, without case and Polish letters', () => {
    expect(marked('Klient pyta o Škodę, škoda mu czasu', ['skod'])).toEqual([
      'Klient pyta o ',
      '[Škod]',
      'ę, ',
      '[škod]',
      'a mu czasu',
    ]);
  });

  it('joins words that overlap, and is the whole text where nothing is marked', () => {
    expect(marked('Octavia', ['octa', 'tavi'])).toEqual(['[Octavi]', 'a']);
    expect(marked('Octavia', ['fabia'])).toEqual(['Octavia']);
    expect(marked('', ['x'])).toEqual([]);
  });

  it('is the whole text again when its parts are joined', () => {
    const text = 'Ⅷ ogniwo ŁÓDŹ łódź';
    expect(
      markedWords(text, ['lodz', 'o'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
