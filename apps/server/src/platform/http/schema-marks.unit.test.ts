import { excludable } from '@szansa/domain/access';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { stripExcluded } from './excluded-fields.ts';
import { marksOf } from './schema-marks.ts';

const note = excludable('customer.note', z.string());
const hidden = new Set(['customer.note' as const]);

interface Tree {
  note?: string | undefined;
  children: Tree[];
}
const tree: z.ZodType<Tree> = z.object({ note, children: z.array(z.lazy(() => tree)) });

test.each<[string, z.ZodType, unknown, unknown]>([
  ['an object', z.object({ note, id: z.int() }), { note: 'x', id: 1 }, { id: 1 }],
  ['an array', z.array(z.object({ note })), [{ note: 'x' }, {}], [{}, {}]],
  [
    'a nullable part',
    z.object({ customer: z.object({ note }).nullable() }),
    { customer: { note: 'x' } },
    { customer: {} },
  ],
  ['null', z.object({ customer: z.object({ note }).nullable() }), { customer: null }, { customer: null }],
  ['a record', z.record(z.string(), z.object({ note })), { a: { note: 'x' } }, { a: {} }],
  [
    'a union',
    z.union([z.object({ kind: z.literal('a'), note }), z.null()]),
    { kind: 'a', note: 'x' },
    { kind: 'a' },
  ],
  ['a tuple', z.tuple([z.object({ note }), z.int()]), [{ note: 'x' }, 1], [{}, 1]],
  ['a mark wrapped again', z.object({ note: note.nullable().default('x') }), { note: 'x' }, {}],
  ['a pipe', z.object({ note }).transform((value) => value), { note: 'x' }, {}],
  ['itself', tree, { note: 'x', children: [{ note: 'y', children: [] }] }, { children: [{ children: [] }] }],
])('a hidden field is removed within %s', (_, schema, given, left) => {
  const value = schema.parse(given);
  stripExcluded(marksOf(schema), value, hidden);
  expect(value).toEqual(left);
});

test('a schema without marks costs nothing', () => {
  expect(marksOf(z.object({ id: z.int(), list: z.array(z.object({ name: z.string() })) }))).toBeNull();
});
