import { atom } from 'jotai';

import { store } from '../session/session-atoms.ts';
import type { StoredAuth } from '../session/stored-auth.ts';

/** Whether the line to the server stands; screens may be behind while it does not. */
export const connectedAtom = atom(true);

/** Reacts to what concerns the session itself: changed rights, a lost or refused connection. */
export interface LineReactions {
  /** Rights, roles or hidden fields changed. */
  readonly onAccessChanged: () => void;
  /** The line stands again after a break: whatever was said meanwhile was not heard. */
  readonly onReturned: () => void;
  /** The server refused or ended the line; answers whether the session still stands. */
  readonly onClosed: () => Promise<boolean>;
}

let close: (() => void) | null = null;
/** Counts starts and stops, so that a start overtaken while its code is loading gives up. */
let lastStart = 0;

/** Opens the real-time connection once there is a user; its code is not needed before. */
export async function startRealtime(auth: StoredAuth, reactions: LineReactions): Promise<void> {
  if (close) return;
  const attempt = (lastStart += 1);
  const { openLine } = await import('./line.ts');
  // signed out, or connected by another call, while it was loading
  if (attempt !== lastStart || close) return;
  close = openLine(auth, reactions);
}

export function stopRealtime(): void {
  lastStart += 1;
  close?.();
  close = null;
  store.set(connectedAtom, true);
}
