import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  changesOfRow,
  customerOfRow,
  firmOfRow,
  importMatches,
  isNumberOfOne,
  keysOfCustomer,
  keysOfFirm,
  matchOfKey,
  nameAlone,
  possibleChoices,
  verdictOf,
} from './index.ts';

const update = { known: 'update', sameContact: 'leave' } as const;
const nothing = {
  problems: [],
  isWrong: false,
  earlier: null,
  found: null,
  alike: null,
  choice: null,
  wouldChange: true,
  mayEdit: true,
} as const;
const incomplete = [{ field: 'emails', code: 'customer_needs_identity' }] as const;

describe('IM6 a row with a number of a record', () => {
  const facts = { ...nothing, found: { by: 'taxIdNumber' } } as const;

  it('changes that record, even where it makes no new one', () => {
    const { outcome, same } = verdictOf({ ...facts, problems: incomplete }, update);
    expect([outcome, same]).toEqual(['update', { by: 'taxIdNumber' }]);
  });

  it('is a duplicate where it would change nothing, may not, or records there are left', () => {
    expect(verdictOf({ ...facts, wouldChange: false }, update).outcome).toBe('duplicate');
    expect(verdictOf({ ...facts, mayEdit: false }, update).outcome).toBe('duplicate');
    expect(verdictOf(facts, { ...update, known: 'leave' }).outcome).toBe('duplicate');
  });

  it('is refused where one of its fields is wrong', () => {
    expect(verdictOf({ ...facts, problems: incomplete, isWrong: true }, update)).toEqual({
      outcome: 'refused',
      problems: incomplete,
      same: null,
    });
  });
});

describe('IM7 a row with a contact of a record', () => {
  const facts = { ...nothing, found: { by: 'phone' } } as const;

  it('is a duplicate unless such rows are accepted', () => {
    expect(verdictOf(facts, update).outcome).toBe('duplicate');
    expect(verdictOf(facts, { ...update, sameContact: 'take' }).outcome).toBe('new');
  });
});

describe('IM8 a row like an earlier one', () => {
  it('is its duplicate: by a number always, by a contact unless such rows are accepted', () => {
    const take = { ...update, sameContact: 'take' } as const;
    for (const by of importMatches) {
      expect(verdictOf({ ...nothing, earlier: { by } }, update).outcome).toBe('duplicate');
      const taken = isNumberOfOne(by) ? 'duplicate' : 'new';
      expect(verdictOf({ ...nothing, earlier: { by } }, take).outcome).toBe(taken);
    }
  });

  it('is so by the values that it brings, as they are stored', () => {
    const customer = customerOfRow(
      ['lastName', 'taxIdNumber', 'emails', 'phones'],
      ['Lis', '999-139-60-66', 'A@lis.example', '601 200 300'],
      new Set(),
    );
    expect(keysOfCustomer(customer)).toEqual([
      'taxIdNumber:9991396066',
      `email:${customer.patch?.emails?.[0]}`,
      'phone:+48601200300',
    ]);
    const firm = firmOfRow(['name', 'krs'], ['Lis', '28860'], new Set());
    expect(keysOfFirm(firm)).toEqual(['krs:0000028860']);
    expect(keysOfFirm(firmOfRow(['name', 'krs'], ['Lis', 'x'], new Set()))).toEqual([]);
    expect(matchOfKey('krs:0000028860')).toBe('krs');
    expect(matchOfKey('x')).toBeUndefined();
  });
});

describe('IM11 a row that brings nothing but a name', () => {
  it('is found by it, folded and whole', () => {
    const customer = customerOfRow(['firstName', 'lastName', 'city'], ['Łucja', 'Żółć', 'Łódź'], new Set());
    expect(keysOfCustomer(customer)).toEqual(['sameName:lucja zolc']);
    expect(nameAlone(keysOfCustomer(customer))).toBe('lucja zolc');
    const firm = customerOfRow(['firm', 'fullName'], ['Lis S.A.; Wilk', ''], new Set());
    expect(keysOfCustomer(firm)).toEqual(['sameName:lis s.a.']);
    expect(keysOfFirm(firmOfRow(['name', 'city'], ['Lis', 'Łódź'], new Set()))).toEqual(['sameName:lis']);
  });

  it('is not where it brings anything else, or no name', () => {
    expect(nameAlone(keysOfFirm(firmOfRow(['name', 'krs'], ['Lis', '28860'], new Set())))).toBeNull();
    expect(keysOfCustomer(customerOfRow(['city'], ['Łódź'], new Set()))).toEqual([]);
  });

  it('is a duplicate unless such rows are accepted, also where it would make no new record', () => {
    const facts = { ...nothing, found: { by: 'sameName' }, problems: incomplete } as const;
    expect(verdictOf(facts, update).outcome).toBe('duplicate');
    expect(verdictOf({ ...facts, problems: [] }, { ...update, sameContact: 'take' }).outcome).toBe('new');
    expect(verdictOf({ ...facts, choice: 'take' }, update).outcome).toBe('refused');
  });
});

describe('IM9 a change', () => {
  const before = { name: 'Lis', city: null, emails: ['a@lis.example'] };

  it('applies the values of cells, adds to lists and removes nothing', () => {
    const row = { name: '', city: 'Łódź', emails: ['b@lis.example', 'a@lis.example'], other: 'x' };
    expect(changesOfRow(before, { ...row, name: null }, new Set())).toEqual({
      city: 'Łódź',
      emails: ['a@lis.example', 'b@lis.example'],
    });
    expect(changesOfRow(before, row, new Set(['name', 'city', 'emails']))).toEqual({});
  });

  it('applied twice changes nothing the second time', () => {
    const values = fc.record({
      name: fc.option(fc.string({ minLength: 1 })),
      city: fc.option(fc.string({ minLength: 1 })),
      emails: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(values, (row) => {
        const after = { ...before, ...changesOfRow(before, row, new Set()) };
        expect(changesOfRow(after, row, new Set())).toEqual({});
        for (const email of before.emails) expect(after.emails).toContain(email);
      }),
    );
  });
});

describe('IM10 a row a person decides of', () => {
  const alike = { by: 'name' } as const;
  const take = { ...update, sameContact: 'take' } as const;

  it('is imported in spite of a contact, and skipped in spite of what is decided for the file', () => {
    const facts = { ...nothing, found: { by: 'email' } } as const;
    expect(verdictOf({ ...facts, choice: 'take' }, update)).toMatchObject({
      outcome: 'new',
      same: { by: 'email' },
    });
    expect(verdictOf({ ...facts, choice: 'leave' }, take).outcome).toBe('duplicate');
    expect(verdictOf({ ...nothing, earlier: { by: 'phone' }, choice: 'take' }, update).outcome).toBe('new');
  });

  it('with a very similar name is imported unless it is skipped', () => {
    expect(verdictOf({ ...nothing, alike }, update)).toMatchObject({ outcome: 'new', same: null });
    expect(verdictOf({ ...nothing, alike, choice: 'leave' }, update)).toMatchObject({
      outcome: 'duplicate',
      same: alike,
    });
  });

  it('with a number of one record or row is never imported as another', () => {
    for (const by of ['taxIdNumber', 'personalIdNumber'] as const) {
      const known = { ...update, known: 'leave' } as const;
      expect(verdictOf({ ...nothing, found: { by }, choice: 'take' }, known).outcome).toBe('duplicate');
      expect(verdictOf({ ...nothing, earlier: { by }, choice: 'take' }, take).outcome).toBe('duplicate');
      expect(possibleChoices({ outcome: 'duplicate', same: { by }, alike: null }).take).toBe(false);
    }
  });

  it('is refused for what is wrong with it, imported or not', () => {
    expect(verdictOf({ ...nothing, problems: incomplete, choice: 'take' }, update).outcome).toBe('refused');
  });

  it('may be decided of where there is something to decide', () => {
    expect(possibleChoices({ outcome: 'new', same: null, alike })).toEqual({ take: false, leave: true });
    expect(possibleChoices({ outcome: 'duplicate', same: alike, alike })).toEqual({
      take: true,
      leave: false,
    });
    for (const outcome of ['new', 'refused', 'update', null] as const) {
      expect(possibleChoices({ outcome, same: null, alike: null })).toEqual({ take: false, leave: false });
    }
  });
});
