import type { LinkedRecord } from '@szansa/domain/record-link';
import { expect, it, vi } from 'vitest';

import { inBatches, type DescribedRecord } from './described-records.ts';

const bank = (id: number): LinkedRecord => ({ kind: 'bank', id: String(id) });
const described = (name: string): DescribedRecord => {
  const id = name.slice('bank:'.length);
  return { kind: 'bank', id, name: `Bank ${id}`, status: null };
};

it('asks for records of one turn together, twenty at most, and for those of a later one anew', async () => {
  const ask = vi.fn<(records: string[]) => Promise<DescribedRecord[]>>(async (records) =>
    records.map(described),
  );
  const describe = inBatches(ask);
  const first = await Promise.all(Array.from({ length: 21 }, (_, id) => describe(bank(id))));
  expect(first.map((one) => one?.name)).toEqual(Array.from({ length: 21 }, (_, id) => `Bank ${id}`));
  expect(ask.mock.calls.map(([records]) => records.length)).toEqual([20, 1]);
  await describe(bank(30));
  expect(ask).toHaveBeenCalledTimes(3);
});

it('says of a record that is not answered that nothing is known, and of a failure to everybody', async () => {
  const silent = inBatches(async (records) => records.slice(1).map(described));
  expect(await Promise.all([silent(bank(1)), silent(bank(2))])).toEqual([null, described('bank:2')]);
  const failing = inBatches(async () => {
    throw new Error('offline');
  });
  const outcomes = await Promise.allSettled([failing(bank(1)), failing(bank(2))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
