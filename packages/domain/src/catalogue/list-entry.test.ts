import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  availabilitySwitches,
  carListEntryInput,
  carListKinds,
  entryProblems,
  parentKind,
  type CarListKind,
} from './index.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';

/** Returns an entry with all values that its list requires and no others. */
const fitting = (kind: CarListKind) => ({
  parentId: parentKind(kind) === null ? null : id,
  code: kind === 'colour' ? 'LY9T' : null,
});

describe('CC1 what an entry belongs to', () => {
  it.each([
    ['model', 'brand'],
    ['version', 'model'],
    ['colour', 'brand'],
    ['brand', null],
    ['equipment', null],
    ['availability', null],
  ] as const)('of the list %s belongs to %s', (kind, parent) => {
    expect(parentKind(kind)).toBe(parent);
  });

  it.each(carListKinds)('is required of %s, or not allowed', (kind) => {
    const other = parentKind(kind) === null ? id : null;
    expect(entryProblems(kind, fitting(kind))).toEqual([]);
    expect(entryProblems(kind, { ...fitting(kind), parentId: other })).toEqual([
      { path: 'parentId', code: other === null ? 'required' : 'value_not_allowed' },
    ]);
  });
});

it('CC2 a colour has a code, and nothing else has', () => {
  expect(entryProblems('colour', { parentId: id, code: null })).toEqual([{ path: 'code', code: 'required' }]);
  for (const kind of carListKinds.filter((one) => one !== 'colour')) {
    expect(entryProblems(kind, { ...fitting(kind), code: 'X' })).toEqual([
      { path: 'code', code: 'value_not_allowed' },
    ]);
  }
});

describe('CC3 switches', () => {
  it('are those of an availability alone', () => {
    expect(entryProblems('availability', { switches: [...availabilitySwitches] })).toEqual([]);
    expect(entryProblems('brand', { switches: ['year'] })).toEqual([
      { path: 'switches', code: 'value_not_allowed' },
    ]);
  });

  it('are a set: written in one order and once each', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...availabilitySwitches), { maxLength: 7 }), (given) => {
        const { switches } = carListEntryInput.parse({ name: 'Od ręki', switches: given });
        expect(new Set(switches)).toEqual(new Set(given));
        expect(switches).toEqual(availabilitySwitches.filter((one) => given.includes(one)));
      }),
    );
  });
});
