import { firstScreen } from '../first-screen.ts';
import { store } from '../session/session-atoms.ts';
import type { StoredAuth } from '../session/stored-auth.ts';
import { connectedAtom, type LineReactions } from './connection.ts';

let close: (() => void) | null = null;
/** Counts starts and stops, so that a start overtaken while its code is loading gives up. */
let lastStart = 0;

/** Opens the real-time connection once there is a user and the first screen stands; its code is not needed before. */
export async function startRealtime(auth: StoredAuth, reactions: LineReactions): Promise<void> {
  if (close) return;
  const attempt = (lastStart += 1);
  await firstScreen();
  if (attempt !== lastStart) return;
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
