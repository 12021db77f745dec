import { schemaNames } from '@szansa/api-client/contract';
import { endpoints } from '@szansa/api-client/endpoints';
import { money, percent } from '@szansa/domain/shared';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { checkedDescriber, describer } from './described.ts';

const named = z.object({ id: z.string(), name: z.string().nullable() });

describe('what a schema describes', () => {
  it.each([
    [named, { id: '1', name: null, secret: 'x' }, { id: '1', name: null }],
    [z.array(named), [{ id: '1', name: 'a', secret: 'x' }], [{ id: '1', name: 'a' }]],
    [
      z.object({ inner: named.nullable() }),
      { inner: { id: '1', name: 'a', secret: 'x' } },
      { inner: { id: '1', name: 'a' } },
    ],
    [z.object({ inner: named.optional() }), { secret: 'x' }, {}],
    [z.object({ of: z.union([z.string(), z.null()]) }), { of: null, secret: 'x' }, { of: null }],
    [z.union([named, z.object({ step: z.string() })]), { step: 'a', secret: 'x' }, { step: 'a' }],
    [
      z.array(z.object({ price: money, share: percent })),
      [{ price: '12.50', share: '7.5000' }],
      [{ price: '12.50', share: '7.5' }],
    ],
    [z.record(z.string(), named), { a: { id: '1', name: 'a', secret: 'x' } }, { a: { id: '1', name: 'a' } }],
  ])('is all that is copied (%#)', (schema, value, described) => {
    expect(describer(schema)(value)).toEqual(described);
    expect(checkedDescriber(schema)(value)).toEqual(described);
  });

  it('is never more, also where a handler gives another kind of value', () => {
    const schema = z.object({ name: z.string(), tags: z.array(z.string()), inner: named });
    const good = { name: 'a', tags: [], inner: { id: '1', name: 'a' } };
    for (const wrong of [
      { name: { secret: 'x' } },
      { tags: [{ secret: 'x' }] },
      { tags: { secret: 'x' } },
      { inner: 'x' },
    ]) {
      expect(() => describer(schema)({ ...good, ...wrong })).toThrow(z.ZodError);
    }
  });

  it('is copied, so that taking a field away leaves what the handler gave', () => {
    const value = { id: '1', name: 'a' };
    expect(describer(named)(value)).not.toBe(value);
  });
});

it('instants are written in UTC, and refused when they are something else', () => {
  const instant = endpoints.opportunities.get.response.shape.createdAt;
  expect(schemaNames.get(instant)?.id).toBe('Instant');
  expect(describer(instant)(new Date(Date.UTC(2026, 0, 2, 3)))).toBe('2026-01-02T03:00:00.000Z');
  expect(describer(instant)('2026-01-02T03:00:00.000Z')).toBe('2026-01-02T03:00:00.000Z');
  expect(() => describer(instant)('yesterday')).toThrow(z.ZodError);
});

it('where it is checked, a value that the schema refuses fails', () => {
  expect(() => checkedDescriber(z.object({ name: z.string() }))({ name: 1 })).toThrow(z.ZodError);
});
