import type { Data, Endpoints } from '@szansa/api-client/client';

import { speak, translations } from '#app/i18n/i18n.ts';

import { client, queryClient, whenSessionExpires } from './api.ts';
import { showTheme } from './appearance.ts';
import { startRealtime, stopRealtime } from './realtime.ts';
import { authAtom, store } from './session-atoms.ts';
import { readStoredAuth, writeStoredAuth, type StoredAuth } from './stored-auth.ts';
import { toasts } from './toasts.ts';

type Session = Data<Endpoints['auth']['session']>;
type Preferences = NonNullable<Parameters<typeof client.auth.savePreferences>[0]>['body'];

function keep(auth: StoredAuth): void {
  store.set(authAtom, auth);
  writeStoredAuth(auth);
}

async function apply(auth: StoredAuth): Promise<void> {
  showTheme(auth.user.theme);
  await speak(auth.user.locale);
}

/** Begins a session: keeps it, speaks the user's language, connects. */
export async function beginSession(auth: StoredAuth): Promise<void> {
  keep(auth);
  await apply(auth);
  void startRealtime(auth, () => void refreshSession());
}

/** Takes up the session this browser has kept. `'broken'` means it lacked a part and is gone. */
export async function restoreSession(): Promise<'restored' | 'none' | 'broken'> {
  const stored = readStoredAuth();
  if (stored === 'broken') return 'broken';
  if (stored === null) return 'none';
  await beginSession(stored);
  void refreshSession();
  return 'restored';
}

async function adopt(session: Session): Promise<void> {
  const auth = store.get(authAtom);
  if (!auth) return;
  keep({ ...session, tokenData: auth.tokenData });
  await apply({ ...session, tokenData: auth.tokenData });
}

/** Asks the server again who is signed in: rights may have changed since. */
export async function refreshSession(): Promise<void> {
  try {
    await adopt(await client.auth.session());
  } catch {
    // a 401 is dealt with where every call is; without a line the kept session still serves
  }
}

export async function savePreferences(preferences: Preferences): Promise<void> {
  await adopt(await client.auth.savePreferences({ body: preferences }));
}

/** Ends the session here: user, tokens, filters, notifications and both storages are cleared. */
export async function endSession(): Promise<void> {
  const wasSignedIn = store.get(authAtom) !== null;
  stopRealtime();
  if (wasSignedIn && !expired) await client.auth.logout().catch(() => undefined);
  store.set(authAtom, null);
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  expired = false;
}

let expired = false;
const expiryToastDelay = 50;

/** A 401 on any call: toasts are cleared, 50 ms later one says why, and the user goes to /logout. */
export function reactToExpiry(goToLogout: () => void): void {
  whenSessionExpires(() => {
    if (expired || store.get(authAtom) === null) return;
    expired = true;
    toasts.clear();
    setTimeout(() => {
      toasts.show({ title: translations.t('session:expired'), type: 'foreground', variant: 'destructive' });
      goToLogout();
    }, expiryToastDelay);
  });
}
