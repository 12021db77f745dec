import { ApiError, type Data, type Endpoints } from '@szansa/api-client/client';
import { withNames, type StoredAuth } from '@szansa/api-client/stored-auth';

import { client, queryClient, whenSessionExpires } from '#kit/api/api.ts';
import type { ConnectionReactions } from '#kit/live/connection.ts';
import { clearAllButDrafts, clearDrafts, claimDrafts } from '#kit/drafts/draft-owners.ts';
import { whenChangesAreAnswered } from '#kit/live/waiting-changes.ts';
import { startRealtime, stopRealtime } from '#kit/live/realtime.ts';
import { speak, translations, whenTranslationsStart } from '#kit/texts/i18n.ts';
import { sessionStore } from '#kit/storage.ts';
import { toastErrorAs, toasts } from '#kit/toasts/toasts.ts';

import { accessChange } from './access-change.ts';
import type { createAgencyWords } from './agency-words.ts';
import { clearAppearance, showTheme } from './appearance.ts';
import { openedNotificationsAtom } from './opened-notifications.ts';
import { authAtom, store } from './session-atoms.ts';
import { readStoredAuth, writeStoredAuth } from './stored-auth.ts';

type Session = Data<Endpoints['auth']['session']>;
type SignedIn = Data<Endpoints['auth']['loginTotp']>;
type Preferences = NonNullable<Parameters<typeof client.auth.savePreferences>[0]>['body'];
type PasswordChange = Parameters<typeof client.profile.changePassword>[0]['body'];

/**
 * What a 401 means now: `steady`, the session has expired; `expired`, that is being told already; `renewing`, the
 * old token has just been given up; `ended`, the user has ended the session.
 */
let phase: 'steady' | 'expired' | 'renewing' | 'ended' = 'steady';

let wear: ReturnType<typeof createAgencyWords> | null = null;

/** Shows the agency's own names of the statuses; most agencies have none, and need no code for them. */
async function applyLabelOverrides(statuses: StoredAuth['agency']['statuses']): Promise<void> {
  if (!wear && !statuses.some(({ name }) => name.pl || name.en)) return;
  wear ??= (await import('./agency-words.ts')).createAgencyWords(translations, {
    pl: async () => (await import('../texts/everyday-pl.ts')).texts.labels,
    en: async () => (await import('../texts/everyday-en.ts')).texts.labels,
  });
  await wear(statuses);
}

function keep(auth: StoredAuth): void {
  store.set(authAtom, auth);
  writeStoredAuth(auth);
}

async function apply({ user, agency }: StoredAuth): Promise<void> {
  showTheme(user.theme);
  // before the language is spoken: that is when the screens read their words anew
  await applyLabelOverrides(agency.statuses);
  await speak(user.locale);
}

/**
 * Begins a session: keeps it, speaks the user's language, connects. Nothing of one before it is left but the user's own
 * drafts.
 */
export async function startSession(signedIn: SignedIn): Promise<void> {
  const auth = withNames(signedIn);
  if (store.get(authAtom)) clearSession();
  claimDrafts(auth.user.id);
  keep(auth);
  await apply(auth);
  connect();
}

/**
 * Takes up the session this browser has kept, and asks the server what has become of it. `'broken'` means it lacked a
 * part and is gone.
 */
export function restoreSession(): 'restored' | 'none' | 'broken' {
  const stored = readStoredAuth();
  if (stored === 'broken') return 'broken';
  if (stored === null) return 'none';
  claimDrafts(stored.user.id);
  keep(stored);
  void refreshSession();
  return 'restored';
}

/** Shows the page as the session that was taken up wants it, and connects. */
export async function showRestored(): Promise<void> {
  const auth = store.get(authAtom);
  if (!auth) return;
  await apply(auth);
  connect();
}

let react: () => void = () => {};

/** Says what else is done when rights or hidden fields have changed: the router judges the open screen anew. */
export function whenAccessChanges(reaction: () => void): void {
  react = reaction;
}

function showChangedAccess(): void {
  react();
  void queryClient.invalidateQueries();
}

let lastRefresh = 0;
let lastAdopted = 0;

/** Takes over what the server says of the session; of answers that overtake each other the last asked for stays. */
async function adopt(call: () => Promise<Session>): Promise<void> {
  const turn = (lastRefresh += 1);
  const token = store.get(authAtom)?.tokenData.accessToken;
  const session = withNames(await call());
  const before = store.get(authAtom);
  if (!before || before.tokenData.accessToken !== token || turn < lastAdopted) return;
  lastAdopted = turn;
  const auth = { ...session, tokenData: { ...before.tokenData, ...session.tokenData } };
  keep(auth);
  await apply(auth);
  const change = accessChange(before, auth);
  if (change === 'shrank') {
    toasts.show({ title: translations.t('session.accessChanged'), type: 'foreground' });
  }
  if (change !== 'same') showChangedAccess();
}

/** Asks the server again who is signed in: rights may have changed since. */
export async function refreshSession(): Promise<void> {
  // a 401 is dealt with where every call is; otherwise the kept session still serves
  await adopt(() => client.auth.session()).catch((error: unknown) => {
    whenTranslationsStart(() => toastErrorAs(translations.t('session.rightsFailed'), error));
  });
}

export async function savePreferences(preferences: Preferences): Promise<void> {
  await adopt(() => client.auth.savePreferences({ body: preferences }));
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;

const reactions: ConnectionReactions = {
  // more may have changed than the session tells, e.g. whose record it is
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
  keep({ ...auth, tokenData: { ...auth.tokenData, ...answer.tokenData } });
  connect();
  // what was asked meanwhile with the old token has been refused
  void queryClient.invalidateQueries();
}

/** Ends every session of the user on the server; what is left of this one goes on /logout. */
export async function signOutEverywhere(): Promise<void> {
  await givingUpToken('ended', () => client.profile.endSessions({ body: { keepThis: false } }));
}

/**
 * Clears what the session left here: user, tokens, filters, notifications and both storages. Drafts are cleared when the
 * user has ended the session; of one that ended by itself they wait for the user to come back.
 */
export function clearSession(): void {
  stopRealtime();
  if (phase === 'ended') clearDrafts();
  clearTimeout(refreshTimer);
  // the toast that says why the session is over stays
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

/** Ends the session on the server, where it still stands, and here. */
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

/** A 401 on any call: toasts are cleared, 50 ms later one says why, and the user goes to /logout. */
export function reactToExpiry(goToLogout: () => void): void {
  expire = () => {
    if (phase !== 'steady' || store.get(authAtom) === null) return;
    phase = 'expired';
    toasts.clear();
    const tell = () => {
      toasts.show({ title: translations.t('session.expired'), type: 'foreground', variant: 'destructive' });
      goToLogout();
    };
    // the answer may be there before the words
    setTimeout(() => whenTranslationsStart(tell), expiryToastDelay);
  };
  whenSessionExpires(() => expire());
}
