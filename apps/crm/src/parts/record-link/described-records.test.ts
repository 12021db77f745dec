import type { LinkedRecord } from '@szansa/domain/record-link';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { queryClient } from '#kit/api/api.ts';
import { applyChange } from '#kit/live/apply-changes.ts';

import { describedRecord, inBatches, type DescribedRecord } from './described-records.ts';

const bank = (id: number): LinkedRecord => ({ kind: 'bank', id: String(id) });
const described = (name: string): DescribedRecord => {
  const id = name.slice('bank:'.length);
  return { kind: 'bank', id, name: `Bank ${id}`, status: null };
};

it('fetches records of one turn together, twenty at most, and those of a later turn again', async () => {
  const request = vi.fn<(records: string[]) => Promise<DescribedRecord[]>>(async (records) =>
    records.map(described),
  );
  const describe = inBatches(request);
  const first = await Promise.all(Array.from({ length: 21 }, (_, id) => describe(bank(id))));
  expect(first.map((one) => one?.name)).toEqual(Array.from({ length: 21 }, (_, id) => `Bank ${id}`));
  expect(request.mock.calls.map(([records]) => records.length)).toEqual([20, 1]);
  await describe(bank(30));
  expect(request).toHaveBeenCalledTimes(3);
});

it('reports a record missing from the answer as unknown, and a failure to all callers', async () => {
  const silent = inBatches(async (records) => records.slice(1).map(described));
  expect(await Promise.all([silent(bank(1)), silent(bank(2))])).toEqual([null, described('bank:2')]);
  const failing = inBatches(async () => {
    throw new Error('offline');
  });
  const outcomes = await Promise.allSettled([failing(bank(1)), failing(bank(2))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

const opportunity: LinkedRecord = { kind: 'opportunity', id: '0199a0b0-0000-7000-8000-000000000001' };
const shown: readonly LinkedRecord[] = [
  bank(1),
  bank(2),
  opportunity,
  { kind: 'offer', id: 'of one', opportunityId: opportunity.id },
  { kind: 'offer', id: 'of another', opportunityId: 'another' },
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('refetches only the records that an event names, once however many events arrive', async () => {
  vi.useFakeTimers();
  const requested: string[][] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URLSearchParams(url.split('?')[1]).getAll('record'));
    return Response.json({ success: true, data: [], message: '' });
  });
  const ends = shown.map((record) =>
    new QueryObserver(queryClient, describedRecord(record)).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(requested.splice(0)).toEqual([
    ['bank:1', 'bank:2', `opportunity:${opportunity.id}`, 'offer:of one', 'offer:of another'],
  ]);

  for (const _ of [1, 2, 3]) applyChange('record-changed', { entity: 'bank', id: '1', isChange: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested.splice(0)).toEqual([['bank:1']]);
  applyChange('record-changed', { entity: 'bank', id: '1' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(requested.splice(0)).toEqual([['bank:1']]);

  applyChange('customer-file-changed', { customerFileId: opportunity.id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested).toEqual([[`opportunity:${opportunity.id}`, 'offer:of one']]);
  for (const end of ends) end();
});
