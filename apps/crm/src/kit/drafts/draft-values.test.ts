import { describe, expect, it } from 'vitest';

import { typedValues, withDraft } from './draft-values.ts';

const started = {
  name: 'Kowalski',
  personalIdNumber: '',
  phones: ['501502503'],
  price: null as string | null,
};

describe('a draft of a form', () => {
  it("contains the values that differ from the form's initial values", () => {
    const values = { ...started, name: 'Nowak', phones: [] };
    expect(typedValues(values, started, [])).toEqual({ name: 'Nowak', phones: [] });
    expect(typedValues({ ...started, phones: ['501502503', ''] }, started, [])).toBeNull();
  });

  it('leaves secrets out, going in and coming back', () => {
    const values = { ...started, personalIdNumber: '44051401359' };
    expect(typedValues(values, started, ['personalIdNumber'])).toBeNull();
    const content = { values: { personalIdNumber: '44051401359' } };
    expect(withDraft(started, content, ['personalIdNumber']).values).toEqual(started);
  });

  it('is restored over the current values, with the version it was started on', () => {
    const present = { ...started, name: 'Kowalska', phones: [] as string[] };
    const back = withDraft(
      present,
      { values: { price: '120000.00', phones: ['600700800'] }, version: 3 },
      [],
    );
    expect(back).toEqual({
      values: { ...started, name: 'Kowalska', price: '120000.00', phones: ['600700800'] },
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
    expect(withDraft(started, content, []).values).toEqual(started);
  });

  it('restores parts of objects, unless the form lacks one of them', () => {
    const present = { vehicle: { model: '', price: null as string | null } };
    const stored = { vehicle: { model: 'Octavia', price: '99000.00' } };
    expect(withDraft(present, { values: stored }, []).values).toEqual(stored);
    expect(withDraft(present, { values: { vehicle: { wheels: 4 } } }, []).values).toEqual(present);
  });
});
