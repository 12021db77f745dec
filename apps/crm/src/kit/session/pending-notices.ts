import type { PendingNotice } from '@szansa/domain/company-notice';
import { atom } from 'jotai';

import { authAtom, store } from './session-atoms.ts';
import { writeStoredAuth } from './stored-auth.ts';

const none: readonly PendingNotice[] = [];

/** Announcements pending for the user, as stored in the session (specification, section 3). */
export const pendingNoticesAtom = atom(
  (get): readonly PendingNotice[] => get(authAtom)?.tokenData.workControlNotifications ?? none,
);

/** Updates the pending announcements in the session. */
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
