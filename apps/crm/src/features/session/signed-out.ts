import { stopRealtime } from '#kit/live/realtime.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';

/** For `beforeEach` of a public screen's story: signs out, and prevents a socket after signing in. */
export function signedOut(): () => void {
  store.set(authAtom, null);
  localStorage.clear();
  return stopRealtime;
}
