import { describe, expect, it } from 'vitest';

import { documentTemplatePatch, templateFileName, templateName } from './document-template.ts';

describe('a document template', () => {
  it.each([
    ['Wniosek leasingowy.docx', 'Wniosek leasingowy'],
    ['wzór umowy v1.2.pdf', 'wzór umowy v1.2'],
    ['bez końcówki', 'bez końcówki'],
    ['.pdf', '.pdf'],
    ['umowa .pdf', 'umowa'],
  ])('from %s is called %s at first', (file, name) => {
    expect(templateName(file)).toBe(name);
  });

  it.each([
    ['Wniosek', 'wniosek-2026.docx', 'Wniosek.docx'],
    ['Umowa.PDF', 'u.pdf', 'Umowa.PDF'],
    ['Wzór', 'wzor', 'Wzór'],
    ['Umowa 1/2', 'u.pdf', 'Umowa 1-2.pdf'],
  ])('called %s, with the file %s, has the file %s', (name, before, after) => {
    expect(templateFileName(name, before)).toBe(after);
  });

  it('accepts a name of one line', () => {
    expect(documentTemplatePatch.parse({ name: ' Wniosek ' })).toEqual({ name: 'Wniosek' });
    expect(documentTemplatePatch.safeParse({ name: ' ' }).success).toBe(false);
  });
});
