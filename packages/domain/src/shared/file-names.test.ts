import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { archiveNames } from './index.ts';

describe('names in an archive', () => {
  it.each([
    [
      ['umowa.pdf', 'umowa.pdf', 'Umowa.PDF'],
      ['umowa.pdf', 'umowa (2).pdf', 'Umowa (3).PDF'],
    ],
    [
      ['umowa (2).pdf', 'umowa.pdf', 'umowa.pdf'],
      ['umowa (2).pdf', 'umowa.pdf', 'umowa (3).pdf'],
    ],
    [['zażółć gęślą jaźń.pdf'], ['zażółć gęślą jaźń.pdf']],
    // the same letters, composed otherwise
    [
      ['z\u0307.pdf', 'ż.pdf'],
      ['ż.pdf', 'ż (2).pdf'],
    ],
    [
      ['../../etc/passwd', 'C:\\a.txt'],
      ['_.._etc_passwd', 'C__a.txt'],
    ],
    [
      ['con.txt', '', '...', 'a\u202efdp.exe'],
      ['_con.txt', '_', '_ (2)', 'a_fdp.exe'],
    ],
    [
      ['bez końcówki', '.ukryty'],
      ['bez końcówki', 'ukryty'],
    ],
  ])('of %j are %j', (names, archived) => {
    expect(archiveNames(names)).toEqual(archived);
  });

  it('are as many, safe, short, and no two alike', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 30 }), (names) => {
        const archived = archiveNames([...names, ...names]);
        expect(archived).toHaveLength(names.length * 2);
        expect(new Set(archived.map((name) => name.toLowerCase())).size).toBe(archived.length);
        for (const name of archived) {
          expect(name).not.toMatch(/[/\\:*?"<>|]/);
          expect(Array.from(name).length).toBeLessThanOrEqual(110);
          expect(name).not.toBe('');
        }
      }),
    );
  });
});
