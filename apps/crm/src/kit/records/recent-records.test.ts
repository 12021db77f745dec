import { describe, expect, it } from 'vitest';

import { withRecent, type RecentRecord } from './recent-records.ts';

const record = (id: string, label = id, kind: RecentRecord['kind'] = 'customer'): RecentRecord => ({
  kind,
  id,
  label,
  hint: '',
});
const ids = (records: readonly RecentRecord[]) => records.map(({ id }) => id);

describe('recent records', () => {
  it('start with the one opened last, each once under its newest name', () => {
    const records = withRecent([record('a'), record('b')], record('b', 'B'));
    expect(ids(records)).toEqual(['b', 'a']);
    expect(records[0]?.label).toBe('B');
  });

  it('distinguish a customer from an opportunity of the same id', () => {
    expect(withRecent([record('a')], record('a', 'a', 'opportunity'))).toHaveLength(2);
  });

  it('are five at most', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => record(id));
    expect(ids(withRecent(five, record('f')))).toEqual(['f', 'a', 'b', 'c', 'd']);
  });
});
