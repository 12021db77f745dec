import { describe, expect, it } from 'vitest';

import { mayNameEquipment, searchForms, spokenSearch } from './index.ts';

describe('CC20 words of a search in other cases, and of equipment', () => {
  it.each([
    ['octavii', 'octavia'],
    ['octavię', 'octavia'],
    ['kii', 'kia'],
    ['corolli', 'corolla'],
    ['toyoty', 'toyota'],
    ['škodę', 'skoda'],
    ['golfa', 'golf'],
    ['passatem', 'passat'],
    ['hakiem', 'hak'],
    ['kamerą', 'kamera'],
    ['relingami', 'reling'],
  ])('"%s" is of %s', (text, first) => {
    const [words = []] = spokenSearch(text).words;
    expect(searchForms(words)).toContain(first);
  });

  it.each([['golf'], ['a5'], ['kona'], ['3008'], ['suv']])('"%s" is nothing else', (word) => {
    const [words = []] = spokenSearch(word).words;
    expect(searchForms(words)).toEqual([word]);
  });

  it('a word that lists define otherwise is no equipment, nor is a short one', () => {
    const mayName = (text: string) => spokenSearch(text).words.map(mayNameEquipment);
    expect(mayName('hak kamera 360 led')).toEqual([true, true, true, true]);
    expect(mayName('automat elektryczny czarny suv 3')).toEqual([false, false, false, false, false]);
  });
});
