import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { readForm } from './form.ts';

const car = z.strictObject({
  brandId: z.string(),
  doorsCount: z.int().nullish(),
  description: z.string().nullable().optional(),
  equipment: z.array(z.strictObject({ id: z.string(), isStandard: z.boolean() })).optional(),
});
const whole = { body: z.strictObject({ version: z.int(), car }), plainPart: 'car' };

const read = (
  definition: Parameters<typeof readForm>[0],
  ...fields: readonly (readonly [name: string, text: string])[]
) =>
  readForm(definition, fields, (path) => {
    throw new RangeError(path);
  });

describe('the parts of a form', () => {
  it('are texts, numbers, switches and what is empty, as their schema declares', () => {
    expect(read({ body: car }, ['brandId', '12'], ['doorsCount', '5'], ['description', ''])).toEqual({
      brandId: '12',
      doorsCount: 5,
      description: null,
    });
    expect(read({ body: car }, ['doorsCount', '']).doorsCount).toBeNull();
    expect(read({ body: car }, ['doorsCount', 'pięć']).doorsCount).toBe('pięć');
  });

  it('are lists by their places, in the order of those, or JSON', () => {
    const items = [
      { id: 'a', isStandard: true },
      { id: 'b', isStandard: false },
    ];
    expect(
      read(
        { body: car },
        ['equipment[10][id]', 'b'],
        ['equipment[10][isStandard]', 'false'],
        ['equipment[2][id]', 'a'],
        ['equipment[2][isStandard]', 'true'],
      ),
    ).toEqual({ equipment: items });
    expect(read({ body: car }, ['equipment', JSON.stringify(items)])).toEqual({ equipment: items });
  });

  it('are gathered into the part whose fields they are, where it is not there itself', () => {
    expect(read(whole, ['version', '3'], ['brandId', 'x'], ['doorsCount', '5'])).toEqual({
      version: 3,
      car: { brandId: 'x', doorsCount: 5 },
    });
    expect(read(whole, ['version', '3'], ['car', '{"brandId":"x"}'])).toEqual({
      version: 3,
      car: { brandId: 'x' },
    });
    expect(read(whole, ['version', '3'])).toEqual({ version: 3 });
  });

  it.each([
    [[['equipment', '{']], 'equipment'],
    [
      [
        ['equipment', '[]'],
        ['equipment[0][id]', 'a'],
      ],
      'equipment[0][id]',
    ],
    [
      [
        ['equipment[0][id]', 'a'],
        ['equipment[0][id]', 'b'],
      ],
      'equipment[0][id]',
    ],
  ] as const)('are refused where they are none: %j', (fields, path) => {
    expect(() => read({ body: car }, ...fields)).toThrow(path);
  });

  it('reach no prototype', () => {
    const given = read({ body: car }, ['equipment[0][__proto__]', 'x'], ['constructor[a]', 'y']);
    expect(Object.hasOwn(given, 'constructor')).toBe(true);
    expect(car.safeParse(given).success).toBe(false);
    expect({}).not.toHaveProperty('a');
  });
});
