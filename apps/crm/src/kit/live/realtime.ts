import { lazyCode } from '@szansa/ui/lazy';

import { firstScreen } from '../first-screen.ts';
import { store } from '../session/session-atoms.ts';
import type { StoredAuth } from '@szansa/api-client/stored-auth';
import { connectedAtom, type ConnectionReactions } from './connection.ts';

const socketCode = lazyCode(() => import('./socket.ts'));

let close: (() => void) | null = null;
/** Counts starts and stops, so that a start overtaken while its code is loading gives up. */
let lastStart = 0;

/** Opens the real-time connection once there is a user and the first screen is ready; its code is not needed before. */
export async function startRealtime(auth: StoredAuth, reactions: ConnectionReactions): Promise<void> {
  if (close) return;
  const attempt = (lastStart += 1);
  const readingSince = Date.now();
  // signed out, or connected by another call, while it was loading
  const isRequested = () => attempt === lastStart && !close;
  await firstScreen();
  if (!isRequested()) return;
  if ('onLine' in navigator && !navigator.onLine) store.set(connectedAtom, false);
  try {
    const { openConnection } = await socketCode.load();
    if (isRequested()) close = openConnection(auth, readingSince, reactions);
  } catch {
    store.set(connectedAtom, false);
  }
}

export function stopRealtime(): void {
  lastStart += 1;
  close?.();
  close = null;
  store.set(connectedAtom, true);
}
