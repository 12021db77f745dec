import { describe, expect, it } from 'vitest';

import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('repeat a key for a list', () => {
    expect(parseSearch('?status=lead&status=closed&search=a%20b')).toEqual({
      status: ['lead', 'closed'],
      search: 'a b',
    });
  });

  it('come back as they went', () => {
    const search = { status: ['lead', 'closed'], search: 'Łódź & okolice', page: '2' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('leave out what is empty', () => {
    expect(stringifySearch({ a: '', b: [], c: undefined, d: null })).toBe('');
    expect(parseSearch('?a=&b=1&c&b=')).toEqual({ b: '1' });
  });

  it('are not broken by odd keys', () => {
    expect(Object.keys(parseSearch('?__proto__=1&constructor=2'))).toEqual(['constructor']);
  });
});
