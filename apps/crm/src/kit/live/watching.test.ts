import type { OpenConversation, RecordName } from '@szansa/api-client/realtime';
import { afterEach, expect, it, vi } from 'vitest';

import { emitTyping, watchOn, watchRecord } from './watching.ts';

const record = { entity: 'bank', id: '0199a0b0-0000-7000-8000-000000000001' } as const;
const other = { ...record, entity: 'customer' } as const;

const openConnection = () => ({
  watch: vi.fn<(record: RecordName) => void>(),
  unwatch: vi.fn<(record: RecordName) => void>(),
  typing: vi.fn<(conversation: OpenConversation) => void>(),
});

const stops: (() => void)[] = [];
function watch(one: RecordName): () => void {
  const stop = watchRecord(one);
  stops.push(stop);
  return stop;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  watchOn(null);
});

it('two that show one record are one watcher, until both are gone', () => {
  const line = openConnection();
  watchOn(line);
  const [first, second] = [watch(record), watch({ ...record })];
  first();
  expect(line.watch.mock.calls).toEqual([[record]]);
  expect(line.unwatch).not.toHaveBeenCalled();
  second();
  expect(line.unwatch.mock.calls).toEqual([[record]]);
  stops.length = 0;
});

it('what is shown is watched on every open connection, and on none when there is none', () => {
  watch(record);
  const gone = watch(other);
  const [first, second] = [openConnection(), openConnection()];
  watchOn(first);
  expect(first.watch.mock.calls).toEqual([[record], [other]]);
  watchOn(null);
  gone();
  stops.pop();
  watchOn(second);
  expect(first.unwatch).not.toHaveBeenCalled();
  expect(second.watch.mock.calls).toEqual([[record]]);
});

it('that the user is writing is published on the open connection, and only for conversations', () => {
  const line = openConnection();
  emitTyping({ entity: 'comment', id: record.id }, false);
  watchOn(line);
  emitTyping({ entity: 'comment', id: record.id }, true);
  emitTyping(record, false);
  expect(line.typing.mock.calls).toEqual([[{ entity: 'comment', id: record.id, isNote: true }]]);
});
