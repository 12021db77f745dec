import { describe, expect, it } from 'vitest';

import { mentionedIds, plainText, readHref, safeHref } from './document.ts';

const anna = { type: 'mention', attrs: { id: '7', label: 'Anna Nowak' } };
const document = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Cześć ' }, anna, { type: 'text', text: '!' }] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'raz' }] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [anna] }] },
      ],
    },
    { type: 'paragraph' },
  ],
};

describe('a document', () => {
  it('reads as plain text', () => {
    expect(plainText(document)).toBe('Cześć @Anna Nowak!\nraz\n@Anna Nowak');
    expect(plainText({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('');
  });

  it('names everybody mentioned once', () => {
    expect(mentionedIds(document)).toEqual(['7']);
  });
});

describe('addresses', () => {
  it.each(['https://firma.pl', 'http://firma.pl/a?b=c', 'mailto:jan@firma.pl'])('follows %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    ' https://a.pl',
    '//a.pl',
    '',
    7,
  ])('does not follow %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it('reads what people type', () => {
    expect(readHref('firma.pl/oferta')).toBe('https://firma.pl/oferta');
    expect(readHref('jan@firma.pl')).toBe('mailto:jan@firma.pl');
    expect(readHref('javascript:alert(1)')).toBeUndefined();
    expect(readHref('oferta')).toBeUndefined();
  });
});
