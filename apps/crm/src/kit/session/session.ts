import { ApiError, type Data, type Endpoints } from '@szansa/api-client/client';
import { withNames, type StoredAuth } from '@szansa/api-client/stored-auth';

import { client, queryClient, whenSessionExpires } from '#kit/api/api.ts';
import type { ConnectionReactions } from '#kit/live/connection.ts';
import { clearAllButDrafts, clearDrafts, claimDrafts } from '#kit/drafts/draft-owners.ts';
import { whenChangesAreAnswered } from '#kit/live/pending-changes.ts';
import { startRealtime, stopRealtime } from '#kit/live/realtime.ts';
import { speak, translations, whenTranslationsStart } from '#kit/texts/i18n.ts';
import { sessionStore } from '#kit/storage.ts';
import { toastErrorAs, toasts } from '#kit/toasts/toasts.ts';

import { accessChange } from './access-change.ts';
import type { createAgencyWords } from './label-overrides.ts';
import { clearAppearance, showTheme } from './appearance.ts';
import { openedNotificationsAtom } from './opened-notifications.ts';
import { authAtom, store } from './session-atoms.ts';
import { readStoredAuth, writeStoredAuth } from './stored-auth.ts';

type Session = Data<Endpoints['auth']['session']>;
type SignedIn = Data<Endpoints['auth']['loginTotp']>;
type Preferences = NonNullable<Parameters<typeof client.auth.savePreferences>[0]>['body'];
type PasswordChange = Parameters<typeof client.profile.changePassword>[0]['body'];

/**
 * How to handle a 401 now: `steady`, the session has expired; `expired`, the user is already being informed;
 * `renewing`, the old token has just been replaced; `ended`, the user has ended the session.
 */
let phase: 'steady' | 'expired' | 'renewing' | 'ended' = 'steady';

let applyOverrides: ReturnType<typeof createAgencyWords> | null = null;

/** Shows the agency's own names of the statuses; most agencies have none, and need no code for them. */
async function applyLabelOverrides(statuses: StoredAuth['agency']['statuses']): Promise<void> {
  if (!applyOverrides && !statuses.some(({ name }) => name.pl || name.en)) return;
  applyOverrides ??= (await import('./label-overrides.ts')).createAgencyWords(translations, {
    pl: async () => (await import('../texts/everyday-pl.ts')).texts.labels,
    en: async () => (await import('../texts/everyday-en.ts')).texts.labels,
  });
  await applyOverrides(statuses);
}

function storeAuth(auth: StoredAuth): void {
  store.set(authAtom, auth);
  writeStoredAuth(auth);
}

async function apply({ user, agency }: StoredAuth): Promise<void> {
  showTheme(user.theme);
  // before the language is set: screens read their texts again at that moment
  await applyLabelOverrides(agency.statuses);
  await speak(user.locale);
}

/**
 * Starts a session: stores it, sets the user's language, and connects. Nothing of an earlier session remains except the
 * user's own drafts.
 */
export async function startSession(signedIn: SignedIn): Promise<void> {
  const auth = withNames(signedIn);
  if (store.get(authAtom)) clearSession();
  claimDrafts(auth.user.id);
  storeAuth(auth);
  await apply(auth);
  connect();
}

/**
 * Restores the session that this browser has stored. `'broken'` means that a part of it was missing and it has been
 * deleted.
 */
export function restoreSession(): 'restored' | 'none' | 'broken' {
  const stored = readStoredAuth();
  if (stored === 'broken') return 'broken';
  if (stored === null) return 'none';
  claimDrafts(stored.user.id);
  storeAuth(stored);
  return 'restored';
}

/** Applies the restored session's settings to the page, and connects. */
export async function showRestored(): Promise<void> {
  const auth = store.get(authAtom);
  if (!auth) return;
  await apply(auth);
  connect();
}

let react: () => void = () => {};

/** Registers a reaction to changed rights or hidden fields: the router checks the open screen again. */
export function whenAccessChanges(reaction: () => void): void {
  react = reaction;
}

function showChangedAccess(): void {
  react();
  void queryClient.invalidateQueries();
}

let lastRefresh = 0;
let lastAdopted = 0;

/** Applies a session from the server; if responses arrive out of order, that of the last request is used. */
async function adopt(call: () => Promise<Session>): Promise<void> {
  const turn = (lastRefresh += 1);
  const token = store.get(authAtom)?.tokenData.accessToken;
  const session = withNames(await call());
  const before = store.get(authAtom);
  if (!before || before.tokenData.accessToken !== token || turn < lastAdopted) return;
  lastAdopted = turn;
  const auth = { ...session, tokenData: { ...before.tokenData, ...session.tokenData } };
  storeAuth(auth);
  await apply(auth);
  const change = accessChange(before, auth);
  if (change === 'shrank') {
    toasts.show({ title: translations.t('session.accessChanged'), type: 'foreground' });
  }
  if (change !== 'same') showChangedAccess();
}

/** Refetches the session: rights may have changed since. */
export async function refreshSession(): Promise<void> {
  // a 401 is handled for all calls in one place; after other errors the stored session remains usable
  await adopt(() => client.auth.session()).catch((error: unknown) => {
    whenTranslationsStart(() => toastErrorAs(translations.t('session.rightsFailed'), error));
  });
}

export async function savePreferences(preferences: Preferences): Promise<void> {
  await adopt(() => client.auth.savePreferences({ body: preferences }));
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;

const reactions: ConnectionReactions = {
  // more may have changed than the session contains, e.g. the owner of a record
  onAccessChanged: (withinMs) => {
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(() => void refreshSession().then(showChangedAccess), Math.random() * withinMs);
  },
  onBehind: () => {
    void whenChangesAreAnswered(queryClient).then(() => queryClient.invalidateQueries());
    void refreshSession();
  },
  onClosed: async () => {
    try {
      await adopt(() => client.auth.session());
      return true;
    } catch (error) {
      return !isUnauthorized(error);
    }
  },
};

function connect(): void {
  const auth = store.get(authAtom);
  if (auth) void startRealtime(auth, reactions);
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Runs what ends the own token on the server. The line is down meanwhile: it would be closed before the answer. */
async function givingUpToken<Answer>(during: 'renewing' | 'ended', call: () => Promise<Answer>) {
  phase = during;
  stopRealtime();
  try {
    return await call();
  } catch (error) {
    phase = 'steady';
    if (isUnauthorized(error)) expire();
    else connect();
    throw error;
  }
}

/** Changes the own password; the server ends every session, and gives this one a new token. */
export async function changePassword(change: PasswordChange): Promise<void> {
  const answer = await givingUpToken('renewing', () => client.profile.changePassword({ body: change }));
  const auth = store.get(authAtom);
  phase = 'steady';
  if (!auth) return;
  storeAuth({ ...auth, tokenData: { ...auth.tokenData, ...answer.tokenData } });
  connect();
  // requests that were sent meanwhile with the old token have been refused
  void queryClient.invalidateQueries();
}

/** Ends every session of the user on the server; what is left of this one goes on /logout. */
export async function signOutEverywhere(): Promise<void> {
  await givingUpToken('ended', () => client.profile.endSessions({ body: { keepThis: false } }));
}

/**
 * Clears everything the session stored here: user, tokens, filters, notifications and both storages. Drafts are cleared
 * if the user has ended the session; if it ended by itself they remain until the user returns.
 */
export function clearSession(): void {
  stopRealtime();
  if (phase === 'ended') clearDrafts();
  clearTimeout(refreshTimer);
  // the toast that explains why the session ended remains
  if (phase !== 'expired') toasts.clear();
  phase = 'steady';
  store.set(authAtom, null);
  store.set(openedNotificationsAtom, null);
  clearAllButDrafts();
  sessionStore.clear();
  queryClient.clear();
  clearAppearance();
  void applyLabelOverrides([]);
}

/** Ends the session on the server, if it still exists there, and here. */
export async function endSession(): Promise<void> {
  stopRealtime();
  if (phase === 'steady' && store.get(authAtom)) {
    phase = 'ended';
    await client.auth.logout().catch(() => undefined);
  }
  clearSession();
}

const expiryToastDelay = 50;
let expire: () => void = () => {};

/** Handles a 401 of any call: clears toasts, shows one with the reason 50 ms later, and takes the user to /logout. */
export function reactToExpiry(goToLogout: () => void): void {
  expire = () => {
    if (phase !== 'steady' || store.get(authAtom) === null) return;
    phase = 'expired';
    toasts.clear();
    const showExpired = () => {
      toasts.show({ title: translations.t('session.expired'), type: 'foreground', variant: 'destructive' });
      goToLogout();
    };
    // the answer may be there before the words
    setTimeout(() => whenTranslationsStart(showExpired), expiryToastDelay);
  };
  whenSessionExpires(() => expire());
}
