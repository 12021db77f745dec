import { describe, expect, it } from 'vitest';

import { typedValues, withDraft } from './draft-values.ts';

const begun = { name: 'Kowalski', personalIdNumber: '', phones: ['501502503'], price: null as string | null };

describe('a draft of a form', () => {
  it('holds what differs from what the form began with', () => {
    const values = { ...begun, name: 'Nowak', phones: [] };
    expect(typedValues(values, begun, [])).toEqual({ name: 'Nowak', phones: [] });
    expect(typedValues({ ...begun, phones: ['501502503', ''] }, begun, [])).toBeNull();
  });

  it('leaves secrets out, going in and coming back', () => {
    const values = { ...begun, personalIdNumber: '44051401359' };
    expect(typedValues(values, begun, ['personalIdNumber'])).toBeNull();
    const content = { values: { personalIdNumber: '44051401359' } };
    expect(withDraft(begun, content, ['personalIdNumber']).values).toEqual(begun);
  });

  it('comes back over the present values, with the version it was begun on', () => {
    const present = { ...begun, name: 'Kowalska', phones: [] as string[] };
    const back = withDraft(
      present,
      { values: { price: '120000.00', phones: ['600700800'] }, version: 3 },
      [],
    );
    expect(back).toEqual({
      values: { ...begun, name: 'Kowalska', price: '120000.00', phones: ['600700800'] },
      version: 3,
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'Nowak'],
    ['no values', { version: 1 }],
    ['a field the form has no longer', { values: { nickname: 'Jaś' } }],
    ['a value of another type', { values: { name: 7 } }],
    ['a list that is none', { values: { phones: '501502503' } }],
    ['rows of another type', { values: { phones: [{ number: '501502503' }] } }],
  ])('that is %s changes nothing', (_, content) => {
    expect(withDraft(begun, content, []).values).toEqual(begun);
  });

  it('takes parts of objects, unless the form lacks one of them', () => {
    const present = { vehicle: { model: '', price: null as string | null } };
    const kept = { vehicle: { model: 'Octavia', price: '99000.00' } };
    expect(withDraft(present, { values: kept }, []).values).toEqual(kept);
    expect(withDraft(present, { values: { vehicle: { wheels: 4 } } }, []).values).toEqual(present);
  });
});
