import type { OpenConversation, RecordName } from '@szansa/api-client/realtime';
import { useEffect } from 'react';

interface Watched {
  readonly record: RecordName;
  watchers: number;
}

/** What watching needs of the line. */
export interface WatchingSocket {
  readonly watch: (record: RecordName) => void;
  readonly unwatch: (record: RecordName) => void;
  /** Tells those who have the same conversation open that the user is writing. */
  readonly typing: (conversation: OpenConversation) => void;
}

const watched = new Map<string, Watched>();
/** The line, while it stands and the server knows who is on it. */
let line: WatchingSocket | null = null;

/** Has the server tell of what happens to a record, for as long as anybody shows it. Returns how to end it. */
export function watchRecord(record: RecordName): () => void {
  const name = `${record.entity}/${record.id}`;
  const entry = watched.get(name) ?? { record, watchers: 0 };
  watched.set(name, entry);
  entry.watchers += 1;
  if (entry.watchers === 1) line?.watch(record);
  return () => {
    entry.watchers -= 1;
    if (entry.watchers > 0) return;
    watched.delete(name);
    line?.unwatch(record);
  };
}

/** The line stands, again perhaps: what is shown is watched on it. Null when there is none. */
export function watchOn(next: WatchingSocket | null): void {
  line = next;
  if (line) for (const { record } of watched.values()) line.watch(record);
}

/** Says that the user is writing in the conversation of a record that is watched; without a line nobody is told. */
export function emitTyping({ entity, id }: RecordName, isNote: boolean): void {
  if (entity === 'comment' || entity === 'internal_enquiry_message') line?.typing({ entity, id, isNote });
}

/** Watches the record that a screen shows, if it is of a kind that can be watched. */
export function useWatch(record: RecordName | undefined): void {
  const { entity, id } = record ?? {};
  useEffect(() => (entity && id ? watchRecord({ entity, id }) : undefined), [entity, id]);
}
