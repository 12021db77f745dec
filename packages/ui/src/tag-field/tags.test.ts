import { describe, expect, it } from 'vitest';

import { addTags, splitTags } from './tags.ts';

describe('splitTags', () => {
  it('splits at commas, semicolons, tabs and new lines, and drops blanks', () => {
    expect(splitTags(' pilne, stały  klient;\r\n;\tVIP ,')).toEqual(['pilne', 'stały klient', 'VIP']);
  });

  it('leaves a text without separators whole', () => {
    expect(splitTags('duża firma')).toEqual(['duża firma']);
    expect(splitTags('  ')).toEqual([]);
  });
});

describe('addTags', () => {
  it('adds in order', () => {
    expect(addTags(['a'], ['c', 'b'], {})).toEqual({ tags: ['a', 'c', 'b'], refused: [] });
  });

  it('refuses a tag that is there already, also within one paste and in another case', () => {
    expect(addTags(['Pilne'], ['pilne', 'nowe', 'Nowe'], {})).toEqual({
      tags: ['Pilne', 'nowe'],
      refused: [
        { tag: 'pilne', reason: 'duplicate' },
        { tag: 'Nowe', reason: 'duplicate' },
      ],
    });
  });

  it('refuses what is over the limit and what the caller refuses', () => {
    const validate = (tag: string) => (tag.length > 3 ? 'za długie' : undefined);
    expect(addTags(['a'], ['długie', 'b', 'c'], { max: 2, validate })).toEqual({
      tags: ['a', 'b'],
      refused: [
        { tag: 'długie', reason: 'invalid', message: 'za długie' },
        { tag: 'c', reason: 'tooMany' },
      ],
    });
  });
});
