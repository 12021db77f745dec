import type { RecordName } from '@szansa/api-client/realtime';
import type { RealtimeSocket } from '@szansa/api-client/realtime/connect';
import { useEffect } from 'react';

import { catchUp } from './changes.ts';

interface Watched {
  readonly record: RecordName;
  watchers: number;
}

const watched = new Map<string, Watched>();
/** The line, while it stands and the server knows who is on it. */
let line: RealtimeSocket | null = null;

function ask(record: RecordName): void {
  const since = Date.now();
  line?.emit('watch', record, ({ ok }) => {
    if (ok) catchUp(record, since);
  });
}

/** Has the server tell of what happens to a record, for as long as anybody shows it. Returns how to end it. */
export function watchRecord(record: RecordName): () => void {
  const name = `${record.entity}/${record.id}`;
  const entry = watched.get(name) ?? { record, watchers: 0 };
  watched.set(name, entry);
  entry.watchers += 1;
  if (entry.watchers === 1) ask(record);
  return () => {
    entry.watchers -= 1;
    if (entry.watchers > 0) return;
    watched.delete(name);
    line?.emit('unwatch', record);
  };
}

/** The line stands, again perhaps: what is shown is watched on it. Null when there is none. */
export function watchOn(next: RealtimeSocket | null): void {
  line = next;
  if (line) for (const { record } of watched.values()) ask(record);
}

/** Watches the record that a screen shows, if it is of a kind that can be watched. */
export function useWatch(record: RecordName | undefined): void {
  const { entity, id } = record ?? {};
  useEffect(() => (entity && id ? watchRecord({ entity, id }) : undefined), [entity, id]);
}
