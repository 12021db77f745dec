import type { ServerPayload } from '@szansa/api-client/realtime';
import { mostLookedFor } from '@szansa/domain/comment';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { store } from '../session/session-atoms.ts';

/** Subscribes on the server to whether users are online; `answer` gets those who are now. */
export type LookFor = (userIds: string[], answer: (online: readonly string[]) => void) => void;

/** Milliseconds in which those who come to be shown are collected. */
const bundleMs = 100;

/** Whom each of what is shown looks for, the first first. */
const shown = new Set<readonly string[]>();
let line: LookFor | null = null;
let isPlanned = false;

/** Whether people are online, as far as that is known. */
const onlineAtom = atom<ReadonlyMap<string, boolean>>(new Map());

export function onlineNow(): ReadonlyMap<string, boolean> {
  return store.get(onlineAtom);
}

function lookForPending(): void {
  isPlanned = false;
  if (!line) return;
  const userIds = [...new Set([...shown].flat())].slice(0, mostLookedFor);
  line(userIds, (online) => {
    store.set(onlineAtom, new Map(userIds.map((id) => [id, online.includes(id)])));
  });
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(lookForPending, bundleMs);
}

/** Subscribes to whether users are online for as long as they are shown. Returns a function that ends it. */
export function lookFor(userIds: readonly string[]): () => void {
  shown.add(userIds);
  plan();
  return () => {
    shown.delete(userIds);
    plan();
  };
}

/** Sets the connected socket, perhaps a new one. Null when there is none, and so nothing is known. */
export function lookOn(next: LookFor | null): void {
  line = next;
  if (!line) store.set(onlineAtom, new Map());
  else if (shown.size > 0) plan();
}

export function cacheOnline({ online, offline }: ServerPayload<'people-online'>): void {
  store.set(onlineAtom, (before) => {
    const changes = [
      ...online.map((id) => [id, true] as const),
      ...offline.map((id) => [id, false] as const),
    ];
    // users who are no longer shown are dropped
    return new Map([...before, ...changes.filter(([id]) => before.has(id))]);
  });
}

/** Which of the people that are shown are online; those of whom it is not known are left out. */
export function useOnline(userIds: readonly string[]): ReadonlyMap<string, boolean> {
  const idsKey = userIds.join(' ');
  useEffect(() => (idsKey === '' ? undefined : lookFor(idsKey.split(' '))), [idsKey]);
  return useAtomValue(onlineAtom);
}
