import { describe, expect, it } from 'vitest';

import { pageFile } from './static.ts';

const pages = [
  { path: '/', file: 'home.html' },
  { path: '/customers', file: 'customers.html' },
  { path: '/customer/$id', file: 'customer.html' },
  { path: '/board', file: 'either.html', usual: 'board.html' },
  { path: '$', file: 'anything.html' },
];

describe('the page of an address', () => {
  it.each([
    ['/', 'home.html'],
    ['/customers', 'customers.html'],
    ['/customers/', 'customers.html'],
    ['/customers?page=2', 'customers.html'],
    ['/customer/17', 'customer.html'],
    ['/customer', 'anything.html'],
    ['/customer/17/more', 'anything.html'],
    ['/nowhere', 'anything.html'],
    ['/board', 'board.html'],
    ['/board?view=list', 'either.html'],
  ])('%s is %s', (address, file) => {
    expect(pageFile(pages, address)).toBe(file);
  });

  it('is none where none are listed', () => {
    expect(pageFile([], '/')).toBeUndefined();
  });
});
