import { describe, expect, it } from 'vitest';

import { abbreviateLegalForm, parseAddress, titleCase } from './white-list-texts.ts';

describe('names of the white list', () => {
  it.each([
    ['ŻÓŁĆ I SYNOWIE SPÓŁKA JAWNA', 'Żółć I Synowie sp.j.'],
    ['PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'Przykład sp. z o.o.'],
    ['NOWA PROSTA SPÓŁKA AKCYJNA', 'Nowa P.S.A.'],
    ['HUTA KRÓLA JANA III', 'Huta Króla Jana III'],
    ['JAN KOWALSKI', 'Jan Kowalski'],
    ['PKN ORLEN SPÓŁKA AKCYJNA', 'PKN Orlen S.A.'],
    ['KGHM POLSKA MIEDŹ SPÓŁKA AKCYJNA', 'KGHM Polska Miedź S.A.'],
    ['PZU POMOC W DRODZE', 'PZU Pomoc W Drodze'],
  ])('%s', (given, readable) => {
    expect(abbreviateLegalForm(titleCase(given))).toBe(readable);
  });
});

describe('addresses of the white list', () => {
  it.each([
    ['CHEMIKÓW 7, 09-411 PŁOCK', { street: 'Chemików 7', postCode: '09-411', city: 'Płock' }],
    ['9, 99-400 ŁOWICZ', { street: 'Łowicz 9', postCode: '99-400', city: 'Łowicz' }],
    ['', { street: null, postCode: null, city: null }],
    ['GDZIEŚ TAM', { street: 'Gdzieś Tam', postCode: null, city: null }],
  ])('%s', (given, parts) => {
    expect(parseAddress(given)).toEqual(parts);
  });
});
