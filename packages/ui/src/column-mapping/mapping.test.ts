import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { missingFields, stillMapped, withField, type MappingField } from './mapping.ts';

const names = ['firstName', 'lastName', 'emails', 'phones'] as const;
type Name = (typeof names)[number];

const fields: MappingField<Name>[] = [
  { value: 'firstName', label: 'First name' },
  { value: 'lastName', label: 'Last name', required: true },
  { value: 'emails', label: 'E-mail', several: true, required: true },
  { value: 'phones', label: 'Phone', several: true },
];

const choice = fc.option(fc.constantFrom(...names));
const mappings = fc.array(choice, { minLength: 1, maxLength: 8 });
const change = mappings.chain((mapping) =>
  fc.tuple(fc.constant(mapping), fc.nat({ max: mapping.length - 1 }), choice),
);

describe('a column that is given a field', () => {
  it('moves it from the column that brought it', () => {
    expect(withField(['firstName', 'lastName', null], 2, 'lastName', fields)).toEqual({
      mapping: ['firstName', null, 'lastName'],
      moved: [{ field: 'lastName', from: 1, to: 2 }],
    });
  });

  it('leaves a field of several columns where it was', () => {
    expect(withField(['emails', null], 1, 'emails', fields)).toEqual({
      mapping: ['emails', 'emails'],
      moved: [],
    });
  });

  it('is left out without any other losing something', () => {
    expect(withField(['firstName', null], 0, null, fields)).toEqual({ mapping: [null, null], moved: [] });
  });

  it('brings it, and nothing else changes but what was moved', () => {
    fc.assert(
      fc.property(change, ([mapping, index, field]) => {
        const { mapping: after, moved } = withField(mapping, index, field, fields);
        expect(after).toHaveLength(mapping.length);
        expect(after[index]).toBe(field);
        const lost = new Set(moved.map(({ from }) => from));
        const others = mapping.map((one, at) => (lost.has(at) ? null : one));
        expect(after.toSpliced(index, 1)).toEqual(others.toSpliced(index, 1));
      }),
    );
  });

  it('is the only one that brings a field of one column alone', () => {
    fc.assert(
      fc.property(change, fc.constantFrom('firstName', 'lastName'), ([mapping, index], field) => {
        const { mapping: after } = withField(mapping, index, field, fields);
        expect(after.filter((one) => one === field)).toHaveLength(1);
      }),
    );
  });

  it('is given the same again without a change', () => {
    fc.assert(
      fc.property(change, ([mapping, index, field]) => {
        const { mapping: once } = withField(mapping, index, field, fields);
        expect(withField(once, index, field, fields)).toEqual({ mapping: once, moved: [] });
      }),
    );
  });
});

describe('what was moved', () => {
  it('is remembered until one of both columns is given something else', () => {
    const { mapping, moved } = withField(['firstName', null, null], 1, 'firstName', fields);
    expect(stillMapped(moved, mapping)).toEqual(moved);
    expect(stillMapped(moved, withField(mapping, 0, 'lastName', fields).mapping)).toEqual([]);
    expect(stillMapped(moved, withField(mapping, 1, null, fields).mapping)).toEqual([]);
    expect(stillMapped(moved, withField(mapping, 2, 'emails', fields).mapping)).toEqual(moved);
  });

  it('is correct right after the change', () => {
    fc.assert(
      fc.property(change, ([mapping, index, field]) => {
        const { mapping: after, moved } = withField(mapping, index, field, fields);
        expect(stillMapped(moved, after)).toEqual(moved);
      }),
    );
  });
});

it('names required fields that no column brings', () => {
  expect(missingFields(['firstName', 'emails', null], fields).map(({ value }) => value)).toEqual([
    'lastName',
  ]);
  expect(missingFields(['lastName', 'emails'], fields)).toEqual([]);
});
