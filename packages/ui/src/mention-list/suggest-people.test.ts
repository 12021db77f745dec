import { describe, expect, it } from 'vitest';

import { suggestPeople } from './suggest-people.ts';

const people = [
  { id: '1', name: 'Anna Nowak' },
  { id: '2', name: 'Łucja Żak' },
  { id: '3', name: 'Anna' },
];

describe('suggestPeople', () => {
  it('finds by first name or surname without Polish letters', () => {
    expect(suggestPeople(people, 'luc').map(({ id }) => id)).toEqual(['2']);
    expect(suggestPeople(people, 'zak').map(({ id }) => id)).toEqual(['2']);
    expect(suggestPeople(people, 'Anna').map(({ id }) => id)).toEqual(['1', '3']);
    expect(suggestPeople(people, 'owak')).toEqual([]);
  });

  it('suggests six at most', () => {
    const many = Array.from({ length: 9 }, (_, place) => ({ name: `Anna ${place}` }));
    expect(suggestPeople(many, '')).toEqual(many.slice(0, 6));
  });
});
