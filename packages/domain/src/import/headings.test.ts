import { describe, expect, it } from 'vitest';

import { headingsAt, type ImportedEntity } from './index.ts';

describe('IM12 headings are found', () => {
  it.each<[string, ImportedEntity, string[][], number]>([
    [
      'in the first row',
      'customer',
      [
        ['Nazwisko', 'E-mail'],
        ['Lis', 'a@lis.example'],
      ],
      0,
    ],
    [
      'below a title',
      'customer',
      [['Lista klientów'], ['Imię', 'Nazwisko', 'E-mail'], ['Jan', 'Lis', 'x']],
      1,
    ],
    [
      'below a title and a note that names a field',
      'customer',
      [['Klient'], ['stan na', '1.01.2026'], ['Nazwisko', 'Telefon', 'Kolor'], ['Lis', '1', '2']],
      2,
    ],
    ['below a title though they name nothing', 'customer', [['Raport'], ['Kto', 'Kontakt'], ['Lis', 'x']], 1],
    [
      'in the first row though they name nothing',
      'customer',
      [
        ['Kto', 'Kontakt'],
        ['Lis', 'x'],
      ],
      0,
    ],
    ['in the first row of a single column', 'customer_organisation', [['Nazwa'], ['Firma'], ['Lis']], 0],
    [
      'in the first row where others of it are empty',
      'customer',
      [
        ['Nazwisko', ''],
        ['Lis', 'x'],
      ],
      0,
    ],
    ['in the first row where a single one follows', 'customer', [['Kto,Kontakt'], ['Lis', 'x']], 0],
    ['in the first row of nothing', 'customer', [], 0],
  ])('%s', (_, entity, rows, expected) => {
    expect(headingsAt(entity, rows)).toBe(expected);
  });
});
