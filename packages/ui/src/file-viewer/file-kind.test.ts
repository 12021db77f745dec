import { describe, expect, it } from 'vitest';

import { fileKind } from './file-kind.ts';

describe('fileKind', () => {
  it('goes by the type first', () => {
    expect(fileKind('skan.bin', 'image/jpeg')).toBe('image');
    expect(fileKind('umowa', 'application/pdf')).toBe('pdf');
    expect(fileKind('pytanie', 'message/rfc822')).toBe('mail');
    expect(fileKind('lista.csv', 'text/csv; charset=utf-8')).toBe('text');
    expect(fileKind('zdjecie.png', 'application/zip')).toBe('other');
  });

  it('goes by the ending where the type is unspecific', () => {
    expect(fileKind('SKAN.JPG', '')).toBe('image');
    expect(fileKind('umowa.pdf', 'application/octet-stream')).toBe('pdf');
    expect(fileKind('pytanie.eml', '')).toBe('mail');
    expect(fileKind('umowa.docx', '')).toBe('other');
  });

  it('does not show what may carry scripts', () => {
    expect(fileKind('znak.svg', 'image/svg+xml')).toBe('other');
    expect(fileKind('strona.html', 'text/html')).toBe('other');
  });
});
