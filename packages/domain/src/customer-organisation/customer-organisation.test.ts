import { describe, expect, it } from 'vitest';

import { distinctName, legalFormOf, organisationInput, settledPostCode } from './index.ts';

function problems(input: unknown): Record<string, string> {
  const result = organisationInput.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('CO1 a firm and its numbers', () => {
  it('needs a name and nothing else', () => {
    expect(problems({})).toEqual({ name: expect.any(String) as unknown });
    expect(problems({ name: 'Lis' })).toEqual({});
  });

  it('stores numbers as registers spell them', () => {
    expect(
      organisationInput.parse({
        name: 'Lis',
        taxIdNumber: '999-139-60-66',
        regon: '220110965 00000',
        krs: ' 28860',
      }),
    ).toMatchObject({ taxIdNumber: '9991396066', regon: '220110965', krs: '0000028860' });
  });

  it('refuses numbers that cannot be right', () => {
    expect(problems({ name: 'Lis', taxIdNumber: '526', regon: '123456780', krs: '0000000000' })).toEqual({
      taxIdNumber: 'nip_length',
      regon: 'regon_invalid',
      krs: 'krs_invalid',
    });
    for (const krs of ['12345678901', 'KRS12a']) expect(problems({ name: 'Lis', krs })).toHaveProperty('krs');
  });
});

describe('CO2 post codes', () => {
  it('requires 00-000 in Poland only, and adds the dash', () => {
    expect(problems({ name: 'Lis', postCode: '1234' })).toEqual({ postCode: 'post_code_format' });
    expect(problems({ name: 'Lis', postCode: '10115', country: 'Niemcy' })).toEqual({});
    expect(settledPostCode({ postCode: '00950', country: null })).toBe('00-950');
    expect(settledPostCode({ postCode: '10115', country: 'Niemcy' })).toBe('10115');
  });
});

describe('CO3 the end of a name shows the legal form', () => {
  it.each([
    ['Przykład sp. z o.o.', 'limited_company'],
    ['PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'limited_company'],
    ['Lis sp. z o.o. sp.k.', 'limited_partnership'],
    ['Kwiaty Polskie S.A.', 'joint_stock_company'],
    ['Nowa P.S.A.', 'simple_joint_stock_company'],
    ['Browar S.K.A.', 'joint_stock_partnership'],
    ['"ŻÓŁĆ & SYNOWIE" sp.j.', 'general_partnership'],
    ['Lekarze sp.p.', 'professional_partnership'],
    ['Żółkiewska Transport s.c.', 'civil_partnership'],
    ['Fundacja Pomoc', 'foundation'],
    ['Zofia Żółkiewska', null],
    ['Casa', null],
  ])('%s: %s', (name, form) => {
    expect(legalFormOf(name)).toBe(form);
  });

  it('leaves what distinguishes firms', () => {
    expect(distinctName('"ŻÓŁĆ & SYNOWIE" sp.j.')).toBe('zolc & synowie');
    expect(distinctName('Lis Sp. z o.o.')).toBe('lis');
    expect(distinctName('Zofia Żółkiewska')).toBe('zofia zolkiewska');
  });
});
