import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitLinks } from './links.ts';

const linksIn = (text: string) => splitLinks(text).filter(({ href }) => href !== undefined);

describe('addresses in a text', () => {
  it.each([
    ['Zobacz https://example.com/a?b=1&c=2#d.', 'https://example.com/a?b=1&c=2#d'],
    ['(http://example.com/a)', 'http://example.com/a'],
    ['www.example.com', 'https://www.example.com/'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
    ['https://example.com:8443/ścieżka', 'https://example.com:8443/%C5%9Bcie%C5%BCka'],
  ])('lead there: %s', (text, href) => {
    expect(linksIn(text).map((part) => part.href)).toEqual([href]);
    expect(linksIn(text)[0]?.host).toBeUndefined();
  });

  it.each([
    'umowa.zip',
    'example.com',
    'jan@example.com',
    'javascript:alert(1)',
    'ftp://example.com/x',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'https://mojbank.example@elsewhere.example/login',
    'https://a:b@elsewhere.example/',
  ])('are none: %s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('show where they lead when letters of another script pretend to be ours', () => {
    // the first letter is Cyrillic
    const [link] = linksIn('https://\u0430pple.com/login');
    expect(link?.href).toBe('https://xn--pple-43d.com/login');
    expect(link?.host).toBe('xn--pple-43d.com');
  });

  it('leave the text as it was', () => {
    const piece = fc.constantFrom('https://a.pl', ' ', 'ź', '@', 'www.b.pl/x', '(', ').', '\n', 'c.zip');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(new Set(parts.map(({ start }) => start)).size).toBe(parts.length);
      }),
    );
  });
});
