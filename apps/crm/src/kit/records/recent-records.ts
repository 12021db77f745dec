import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { sessionStore } from '#kit/storage.ts';

import { shownRecordAtom } from './shown-record.ts';

/** A record the user has opened, as the command palette names it. */
export interface RecentRecord {
  /** As the palette of its feature names it. */
  readonly kind: string;
  readonly id: string;
  readonly label: string;
  readonly hint: string;
}

// of the browser session alone, like the filters of lists: names do not stay on the machine
const storageKey = 'szansa.recent';
const most = 5;

/** The records with one of them opened just now: newest first, each once, the oldest let go. */
export function withRecent(records: readonly RecentRecord[], opened: RecentRecord): RecentRecord[] {
  const others = records.filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  return [opened, ...others].slice(0, most);
}

/** What was opened last in this browser session, newest first. */
export function recentRecords(): readonly RecentRecord[] {
  const text = sessionStore.getItem(storageKey);
  return text ? (JSON.parse(text) as readonly RecentRecord[]) : [];
}

/** Stores the record as the one on the screen and as a recent one; `name` is its page's title, by default its label. */
export function useRecentRecord(record: RecentRecord & { readonly name?: string }): void {
  const { kind, id, label, hint, name = label } = record;
  const show = useSetAtom(shownRecordAtom);
  useEffect(() => show({ id, name }), [show, id, name]);
  useEffect(() => {
    const records = withRecent(recentRecords(), { kind, id, label, hint });
    sessionStore.setItem(storageKey, JSON.stringify(records));
  }, [kind, id, label, hint]);
}
