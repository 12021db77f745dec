import type { PendingNotice } from '@szansa/domain/company-notice';
import { atom } from 'jotai';

import { authAtom, store } from './session-atoms.ts';
import { writeStoredAuth } from './stored-auth.ts';

const none: readonly PendingNotice[] = [];

/** Announcements that wait for the user, as the session keeps them (specification, section 3). */
export const pendingNoticesAtom = atom(
  (get): readonly PendingNotice[] => get(authAtom)?.tokenData.workControlNotifications ?? none,
);

/** Keeps with the session what has become of them. */
export function changePendingNotices(
  change: (pending: readonly PendingNotice[]) => readonly PendingNotice[],
): void {
  const auth = store.get(authAtom);
  if (!auth) return;
  const workControlNotifications = [...change(auth.tokenData.workControlNotifications)];
  const next = { ...auth, tokenData: { ...auth.tokenData, workControlNotifications } };
  store.set(authAtom, next);
  writeStoredAuth(next);
}
