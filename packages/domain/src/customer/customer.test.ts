import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { problemOf } from '../language/index.ts';
import { customerInput, customerName, customerPatch, mayReveal, revealsAnHour } from './index.ts';

function problems(input: unknown): Record<string, string> {
  const result = customerInput.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), problemOf(issue).code]));
}

const jan = { firstName: 'Jan', lastName: 'Kowalski', emails: ['jan@przyklad.pl'] };

describe('CU1 a customer needs a firm, a personal id or an e-mail [S5.5]', () => {
  it('refuses one with neither', () => {
    expect(problems({ lastName: 'Kowalski' })).toEqual({ emails: 'customer_needs_identity' });
  });

  it.each([
    [{ emails: ['jan@przyklad.pl'] }],
    [{ personalIdNumber: '80811500117' }],
    [{ customerOrganizations: [{ name: 'Firma' }] }],
  ])('accepts %j', (identity) => {
    expect(problems({ lastName: 'Kowalski', ...identity })).toEqual({});
  });
});

describe('CU2 every customer has a name', () => {
  it('requires the last name where there is no firm', () => {
    expect(problems({ emails: ['jan@przyklad.pl'] })).toEqual({ lastName: 'required' });
    expect(problems({ customerOrganizations: [{ name: 'Firma' }] })).toEqual({});
  });

  it('calls a customer by the person, else by the first firm', () => {
    expect(
      customerName({ firstName: 'Jan', lastName: 'Kowalski', customerOrganizations: [{ name: 'F' }] }),
    ).toBe('Jan Kowalski');
    expect(customerName({ firstName: null, lastName: null, customerOrganizations: [{ name: 'F' }] })).toBe(
      'F',
    );
  });
});

describe('CU3 post codes', () => {
  it('requires 00-000 in Poland only', () => {
    expect(problems({ ...jan, postCode: '1234' })).toEqual({ postCode: 'post_code_format' });
    expect(problems({ ...jan, postCode: '1234', country: 'polska' })).toEqual({
      postCode: 'post_code_format',
    });
    expect(problems({ ...jan, postCode: '10115', country: 'Niemcy' })).toEqual({});
  });

  it('adds the dash that was not typed', () => {
    expect(customerInput.parse({ ...jan, postCode: '00950' }).postCode).toBe('00-950');
  });
});

describe('CU4 tax and personal ids', () => {
  it('distinguishes a wrong length from a wrong digit', () => {
    expect(problems({ ...jan, taxIdNumber: '526' })).toEqual({ taxIdNumber: 'nip_length' });
    expect(problems({ ...jan, taxIdNumber: '5260001247' })).toEqual({ taxIdNumber: 'nip_checksum' });
    expect(problems({ ...jan, personalIdNumber: '4405140135' })).toEqual({
      personalIdNumber: 'pesel_length',
    });
    expect(problems({ ...jan, personalIdNumber: '44051401358' })).toEqual({
      personalIdNumber: 'pesel_checksum',
    });
  });

  it('stores digits only', () => {
    expect(customerInput.parse({ ...jan, taxIdNumber: 'PL 526-000-12-46' }).taxIdNumber).toBe('5260001246');
  });
});

describe('all problems', () => {
  it('are named at once, those of the whole and those of single fields', () => {
    expect(problems({ taxIdNumber: '526', postCode: '1234', phones: ['12'] })).toEqual({
      emails: 'customer_needs_identity',
      lastName: 'required',
      'phones.0': 'phone_invalid',
      postCode: 'post_code_format',
      taxIdNumber: 'nip_length',
    });
  });
});

describe('changes', () => {
  it('leave out what they do not name', () => {
    expect(customerPatch.parse({ city: 'Łódź' })).toEqual({ city: 'Łódź' });
    expect(customerPatch.parse({ city: '' })).toEqual({ city: null });
  });

  it('refuse fields that cannot be set', () => {
    expect(customerPatch.safeParse({ addedBy: 'x' }).success).toBe(false);
  });
});

it('CU6 a person sees so many personal ids an hour, those already seen again, and no other', () => {
  const ids = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, (requested) => {
      const seen: string[] = [];
      for (const id of requested) {
        const isKnown = seen.includes(id);
        const isAllowed = mayReveal(seen, id);
        expect(isAllowed).toBe(isKnown || new Set(seen).size < revealsAnHour);
        if (isAllowed) seen.push(id);
      }
      expect(new Set(seen).size).toBeLessThanOrEqual(revealsAnHour);
    }),
  );
});
