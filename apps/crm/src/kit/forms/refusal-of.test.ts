import { describe, expect, it } from 'vitest';

import { refusalOf } from './refusal-of.ts';

const required = { type: 'required', message: 'To pole jest wymagane!' };
const errors = {
  brandId: required,
  variants: Object.assign(
    [{ equipment: { root: { type: 'too_many', message: 'Za dużo' } }, year: required }],
    {
      root: { type: 'colour_variant_missing', message: 'Brak wariantu' },
    },
  ),
};

describe('a refusal is found under its name', () => {
  it.each([
    ['brandId', 'To pole jest wymagane!'],
    ['variants', 'Brak wariantu'],
    ['variants.0.year', 'To pole jest wymagane!'],
    ['variants.0.equipment', 'Za dużo'],
    ['variants.1.year', undefined],
    ['modelId', undefined],
  ])('%s', (name, message) => {
    expect(refusalOf(errors, name)).toBe(message);
  });
});
