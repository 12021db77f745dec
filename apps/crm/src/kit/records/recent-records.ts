import { useEffect } from 'react';

/** A record somebody has opened, as the command palette names it. */
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
  const text = sessionStorage.getItem(storageKey);
  return text ? (JSON.parse(text) as readonly RecentRecord[]) : [];
}

/** Keeps in mind that the record stands on the screen. */
export function useRecentRecord({ kind, id, label, hint }: RecentRecord): void {
  useEffect(() => {
    const records = withRecent(recentRecords(), { kind, id, label, hint });
    sessionStorage.setItem(storageKey, JSON.stringify(records));
  }, [kind, id, label, hint]);
}
