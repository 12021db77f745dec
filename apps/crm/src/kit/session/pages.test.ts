import { describe, expect, it } from 'vitest';

import { isPublicPage, safePage } from './pages.ts';

describe('the page to go to after signing in', () => {
  it('is the first that belongs to this application', () => {
    expect(safePage('/customers?page=2', '/offers')).toBe('/customers?page=2');
    expect(safePage(undefined, '/sales-opportunity/1#notes')).toBe('/sales-opportunity/1#notes');
  });

  it.each([
    'https://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'customers',
    '/login',
    '/login/anna@szansa.test',
    '/logout',
    '/activate/secret',
    '/setup/secret',
    '/set-new-password/secret',
    '/reset-password?x=1',
    ['/customers', '/offers'],
    null,
  ])('is never %j', (page) => {
    expect(safePage(page)).toBe('/');
    expect(safePage(page, '/offers')).toBe('/offers');
  });

  it('may start like a public one', () => {
    expect(safePage('/login-history')).toBe('/login-history');
    expect(isPublicPage('/activities')).toBe(false);
    expect(isPublicPage('/activate')).toBe(true);
    // the steps after the account need a session
    expect(isPublicPage('/setup')).toBe(false);
  });
});
