import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  birthDateOf,
  email,
  formatNip,
  formatPhone,
  isBornAfter,
  isPostCode,
  isRegon,
  maskPesel,
  nip as taxId,
  nipProblem,
  normaliseNip,
  normalisePhone,
  normalisePostCode,
  normaliseRegon,
  pesel as personalId,
  peselProblem,
  phone,
  postCode,
  sexOf,
} from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('tax id [S5.2, S9.1]', () => {
  it.each([...vectors.nip.valid, ...vectors.nip.demo_safe])('accepts %s', (value) => {
    expect(nipProblem(normaliseNip(value))).toBeNull();
  });

  it.each(vectors.nip.valid_formatted)('accepts "%s" as written', (value) => {
    expect(nipProblem(normaliseNip(value))).toBeNull();
  });

  it.each(vectors.nip.invalid)('refuses "%s"', (value) => {
    expect(nipProblem(normaliseNip(value))).not.toBeNull();
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vectors.nip.valid),
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (nip, at, by) => {
          const wrong = nip.slice(0, at) + ((Number(nip[at]) + by) % 10) + nip.slice(at + 1);
          expect(nipProblem(wrong)).toBe('nip_checksum');
        },
      ),
    );
  });

  it.each(['526300333', '526300518', '526301554'])(
    'has no valid last digit for %s (remainder ten)',
    (start) => {
      for (let digit = 0; digit <= 9; digit += 1) expect(nipProblem(`${start}${digit}`)).toBe('nip_checksum');
    },
  );

  it('shows digits in groups', () => {
    expect(formatNip('5260001246')).toBe('526-000-12-46');
  });
});

describe('personal id [S5.2, S9.1]', () => {
  it.each(vectors.pesel.valid)('reads $pesel', ({ pesel, birth, sex }) => {
    expect(peselProblem(pesel)).toBeNull();
    expect(birthDateOf(pesel)).toBe(birth);
    expect(sexOf(pesel)).toBe(sex);
  });

  it.each(vectors.pesel.demo_safe)('reads the demo number $pesel', ({ pesel, birth }) => {
    expect(peselProblem(pesel)).toBeNull();
    expect(birthDateOf(pesel)).toBe(birth);
  });

  it.each(vectors.pesel.invalid)('refuses %s', (value) => {
    expect(peselProblem(value)).not.toBeNull();
  });

  it('knows who is not born yet', () => {
    expect(isBornAfter('00430100118', '2026-11-21')).toBe(true);
    expect(isBornAfter('90070700014', '2026-11-21')).toBe(false);
  });

  it('shows the last two digits at most', () => {
    expect(maskPesel('85022812473')).toBe('*********73');
  });
});

describe('statistical number', () => {
  it.each([...vectors.regon.valid9, ...vectors.regon.valid14])('accepts %s', (value) => {
    expect(isRegon(value)).toBe(true);
  });

  it.each(vectors.regon.invalid)('refuses "%s"', (value) => {
    expect(isRegon(value)).toBe(false);
  });

  it('cuts off the padding registers add', () => {
    expect(normaliseRegon('61018820100000')).toBe('610188201');
    expect(normaliseRegon('22011096500379')).toBe('22011096500379');
  });
});

describe('post code [S5.2, S9.1]', () => {
  it.each(vectors.postCode.valid)('accepts %s', (value) => {
    expect(isPostCode(value)).toBe(true);
  });

  it.each(vectors.postCode.invalid)('refuses "%s"', (value) => {
    expect(isPostCode(value)).toBe(false);
  });

  it('adds a missing dash', () => {
    expect(normalisePostCode('00001')).toBe('00-001');
  });
});

describe('phone [S5.2]', () => {
  it.each([
    ['600 123 456', '+48600123456'],
    ['+48 600 123 456', '+48600123456'],
    ['0048600123456', '+48600123456'],
    ['48600123456', '+48600123456'],
    ['22 123 45 67', '+48221234567'],
    ['(22) 123-45-67', '+48221234567'],
    ['800 123 456', '+48800123456'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+380 67 123 4567', '+380671234567'],
  ])('reads %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });

  it.each([
    '112',
    '12345',
    '60012345',
    '6001234567',
    '000000000',
    '999 999 999',
    '+48 (600)-123-456 wew. 12',
    'abc',
  ])('refuses %s', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });
});

describe('phone as written', () => {
  it.each([
    ['+48600123456', '+48 600 123 456'],
    ['+48221234567', '+48 22 123 45 67'],
    ['+48123456789', '+48 12 345 67 89'],
    ['+48914567890', '+48 91 456 78 90'],
    ['+48450123456', '+48 450 123 456'],
    ['+48880123456', '+48 880 123 456'],
    ['+48800123456', '+48 800 123 456'],
    ['+48701234567', '+48 701 234 567'],
    ['+4915123456789', '+4915123456789'],
    ['+48600', '+48600'],
  ])('groups %s as Poles do: an area code of two digits apart, others by three', (stored, written) => {
    expect(formatPhone(stored)).toBe(written);
  });
});

describe('e-mail [S5.2]', () => {
  it('is stored in lower case', () => {
    expect(email.parse(' Jan.Kowalski@Przyklad.PL ')).toBe('jan.kowalski@przyklad.pl');
  });

  it.each(['jan', 'jan@', '@przyklad.pl', 'jan kowalski@przyklad.pl', `${'a'.repeat(250)}@b.pl`])(
    'refuses %s',
    (typed) => {
      expect(email.safeParse(typed).success).toBe(false);
    },
  );
});

describe('what is pasted from a contact', () => {
  // phones and mail programs put these marks around numbers and addresses
  const pasted = (value: string) => `\u202a${value}\u202c`;

  it('is read without the marks around it', () => {
    expect(email.parse(pasted('Jan@Example.com'))).toBe('jan@example.com');
    expect(phone.parse(pasted('600 100 200'))).toBe('+48600100200');
    expect(taxId.parse(pasted('526-000-12-46'))).toBe('5260001246');
    expect(postCode.parse(pasted('00-950'))).toBe('00-950');
    expect(personalId.parse(pasted('44051401359'))).toBe('44051401359');
  });
});
