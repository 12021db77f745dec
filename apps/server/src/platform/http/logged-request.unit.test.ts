import { expect, it } from 'vitest';

import { loggedRequest } from './logged-request.ts';

const pathOf = (url: string) => loggedRequest({ method: 'GET', url, id: '1' }).path;

it('contains the path and not the search parameters', () => {
  expect(pathOf('/api/customers?search=Kowalski')).toBe('/api/customers');
});

it.each(['/activate/abc_-9', '/set-new-password/abc_-9?x=1', '/activate/abc/def'])(
  'leaves the token of %s out',
  (url) => {
    expect(pathOf(url)).not.toContain('abc');
    expect(pathOf(url)).toMatch(/^\/(activate|set-new-password)\/…$/);
  },
);
