import { stopRealtime } from '#kit/live/realtime.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';

/** What a story of a public screen puts into `beforeEach`: nobody is signed in, and whoever signs in opens no line. */
export function signedOut(): () => void {
  store.set(authAtom, null);
  localStorage.clear();
  return stopRealtime;
}
