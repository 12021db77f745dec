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
  /** Notifies users with the same conversation open that the user is writing. */
  readonly typing: (conversation: OpenConversation) => void;
}

const watched = new Map<string, Watched>();
/** The socket, while it is connected and the server knows its user. */
let line: WatchingSocket | null = null;

/** Subscribes to the events of a record, for as long as any component shows it. Returns a function that ends it. */
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

/** Sets the connected socket, perhaps a new one, and watches the shown records on it. Null when there is none. */
export function watchOn(next: WatchingSocket | null): void {
  line = next;
  if (line) for (const { record } of watched.values()) line.watch(record);
}

/** Emits that the user is writing in the conversation of a watched record; without a connection it has no effect. */
export function emitTyping({ entity, id }: RecordName, isNote: boolean): void {
  if (entity === 'comment' || entity === 'internal_enquiry_message') line?.typing({ entity, id, isNote });
}

/** Watches the record that a screen shows, if it is of a kind that can be watched. */
export function useWatch(record: RecordName | undefined): void {
  const { entity, id } = record ?? {};
  useEffect(() => (entity && id ? watchRecord({ entity, id }) : undefined), [entity, id]);
}
