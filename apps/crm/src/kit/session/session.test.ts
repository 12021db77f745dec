import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ConnectionReactions } from '#kit/live/connection.ts';
import type { startRealtime, stopRealtime } from '#kit/live/realtime.ts';

const page = vi.hoisted(() => {
  function memory() {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      clear: () => entries.clear(),
      key: (index: number) => [...entries.keys()][index] ?? null,
      get length() {
        return entries.size;
      },
    };
  }
  const stub = {
    localStorage: memory(),
    sessionStorage: memory(),
    indexedDB: { deleteDatabase: () => undefined },
    document: { documentElement: { dataset: {} as Record<string, string>, lang: 'pl' } },
    window: { matchMedia: () => ({ matches: false, addEventListener: () => {} }) },
  };
  for (const [name, value] of Object.entries(stub)) vi.stubGlobal(name, value);
  return stub;
});
const line = vi.hoisted(() => ({
  startRealtime: vi.fn<typeof startRealtime>(),
  stopRealtime: vi.fn<typeof stopRealtime>(),
}));
vi.mock('#kit/live/realtime.ts', () => line);

const { permissionSet } = await import('@szansa/domain/access');
const { withNames } = await import('@szansa/api-client/stored-auth');
const { sampleSession } = await import('@szansa/api-client/samples/people');
const { startTranslations, translations } = await import('#kit/texts/i18n.ts');
const { queryClient } = await import('#kit/api/api.ts');
const { authAtom, store } = await import('./session-atoms.ts');
const { toasts } = await import('#kit/toasts/toasts.ts');
const session = await import('./session.ts');

type Answer = { status: number; data?: unknown } | Promise<{ status: number; data?: unknown }>;
let answers: Record<string, Answer> = {};
const calls: { call: string; token: string | null }[] = [];

vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
  const call = `${request.method} ${url.replace('/api', '')}`;
  calls.push({ call, token: new Headers(request.headers).get('authorization') });
  const { status, data } = (await answers[call]) ?? { status: 200, data: null };
  const body = { success: status < 400, data: status < 400 ? data : { code: 'x' }, message: 'Nie' };
  return new Response(JSON.stringify(body), { status });
});

const signedIn = sampleSession();
const answered = { ...signedIn, tokenData: { workControlNotifications: [] } };
const goToLogout = vi.fn<() => void>();
let reactions: ConnectionReactions;
const titles = () =>
  toasts
    .read()
    .filter(({ open }) => open)
    .map(({ title }) => title);

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = { 'GET /auth/session': { status: 200, data: answered } };
  await startTranslations('pl');
  session.clearSession();
  session.reactToExpiry(goToLogout);
  await session.startSession(signedIn);
  const [, given] = line.startRealtime.mock.lastCall ?? [];
  if (!given) throw new Error('a session opens the line');
  reactions = given;
  calls.length = 0;
  vi.clearAllMocks();
});

describe('a 401', () => {
  beforeEach(() => {
    answers['GET /auth/session'] = { status: 401 };
  });

  it('clears the toasts, and 50 ms later shows the reason and leads to /logout [S2.6, S8.1]', async () => {
    toasts.show({ title: 'Zapisano', type: 'foreground' });
    await session.refreshSession();
    expect(toasts.read()).toEqual([]);
    vi.advanceTimersByTime(49);
    expect(goToLogout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(goToLogout).toHaveBeenCalledOnce();
    expect(toasts.read()).toMatchObject([
      { title: 'Sesja wygasła. Zaloguj się ponownie.', variant: 'destructive', type: 'foreground' },
    ]);
  });

  it('of several calls at once is reported once, and the logout neither calls the server nor hides the reason', async () => {
    await Promise.all([session.refreshSession(), session.refreshSession(), session.refreshSession()]);
    vi.advanceTimersByTime(50);
    expect(goToLogout).toHaveBeenCalledOnce();
    await session.endSession();
    expect(calls.map(({ call }) => call)).not.toContain('POST /auth/logout');
    expect(titles()).toEqual(['Sesja wygasła. Zaloguj się ponownie.']);
    expect(store.get(authAtom)).toBeNull();
  });
});

describe('the logout', () => {
  it('clears user, tokens, filters, notifications, what was loaded, and both storages [S4.1, S6.1]', async () => {
    page.sessionStorage.setItem('szansa.list.customers', '{"search":"abc"}');
    page.localStorage.setItem('szansa.density', 'compact');
    queryClient.setQueryData(['customers', 'list'], ['Jan']);
    toasts.show({ title: 'Zapisano', type: 'foreground' });
    page.document.documentElement.dataset['density'] = 'compact';

    await session.endSession();

    expect(calls).toEqual([{ call: 'POST /auth/logout', token: 'Bearer sample' }]);
    expect(store.get(authAtom)).toBeNull();
    expect(page.localStorage.length).toBe(0);
    expect(page.sessionStorage.length).toBe(0);
    expect(queryClient.getQueryData(['customers', 'list'])).toBeUndefined();
    expect(toasts.read()).toEqual([]);
    expect(line.stopRealtime).toHaveBeenCalled();
    expect(page.document.documentElement.dataset).toEqual({ theme: 'light', density: 'regular' });
  });

  it('works without a server, and a 401 of it is no expiry', async () => {
    answers['POST /auth/logout'] = { status: 401 };
    await session.endSession();
    vi.advanceTimersByTime(50);
    expect(goToLogout).not.toHaveBeenCalled();
    expect(store.get(authAtom)).toBeNull();
  });
});

describe('stored auth data', () => {
  it('is restored after a reload [S2.5]', async () => {
    store.set(authAtom, null);
    expect(session.restoreSession()).toBe('restored');
    expect(store.get(authAtom)?.user.email).toBe(signedIn.user.email);
    await session.showRestored();
    expect(line.startRealtime).toHaveBeenCalledOnce();
  });

  it('has lists of names, each once, of the sets the server answers with [S3.22]', async () => {
    const sets = permissionSet(['customer.note', 'bank.contact', 'customer.phones']);
    answers['GET /auth/session'] = {
      status: 200,
      data: { ...answered, userExcludedFields: [...sets, ...sets] },
    };
    await session.refreshSession();
    expect(JSON.parse(page.localStorage.getItem('szansa.auth') ?? '')).toMatchObject({
      permissions: expect.arrayContaining(['customer.get']),
      excludableFields: expect.arrayContaining(['customer.note']),
      userExcludedFields: ['customer.note', 'customer.phones', 'bank.contact'],
    });
  });

  it.each(['tokenData', 'user', 'userPermissions', 'permissions', 'hiddenColumns', 'agency'])(
    'without %s is broken, and removed [S2.5]',
    async (part) => {
      store.set(authAtom, null);
      page.localStorage.setItem('szansa.auth', JSON.stringify({ ...withNames(signedIn), [part]: undefined }));
      expect(session.restoreSession()).toBe('broken');
      expect(page.localStorage.getItem('szansa.auth')).toBeNull();
      expect(session.restoreSession()).toBe('none');
    },
  );
});

describe('a session that cannot be refreshed', () => {
  it.each([
    ['after a reload', () => void session.refreshSession()],
    ['after changed access', () => reactions.onAccessChanged(0)],
  ])('is reported %s, and the stored one still serves [S8.7]', async (_when, refresh) => {
    answers['GET /auth/session'] = { status: 503 };
    refresh();
    vi.runAllTimers();
    await vi.waitFor(() =>
      expect(toasts.read()).toMatchObject([
        { title: 'Podczas pobierania uprawnień wystąpił błąd', description: 'Nie', variant: 'destructive' },
      ]),
    );
    expect(store.get(authAtom)?.user.email).toBe(signedIn.user.email);
    expect(goToLogout).not.toHaveBeenCalled();
  });
});

describe('changed access', () => {
  const onChange = vi.fn<() => void>();
  const changed = (part: object) => ({ status: 200, data: { ...answered, ...part } });

  beforeEach(() => {
    session.whenAccessChanges(onChange);
    queryClient.setQueryData(['customers', 'list'], ['Jan']);
  });

  it('refreshes the session, checks the screen again, and notifies once when a right was removed', async () => {
    answers['GET /auth/session'] = changed({ userPermissions: permissionSet(['customer.get']) });
    reactions.onAccessChanged(0);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(store.get(authAtom)?.userPermissions).toEqual(['customer.get']);
    expect(queryClient.getQueryState(['customers', 'list'])?.isInvalidated).toBe(true);
    await session.refreshSession();
    expect(titles()).toEqual(['Twoje uprawnienia zostały zmienione przez administratora.']);
  });

  it('that only gives is not announced', async () => {
    answers['GET /auth/session'] = changed({
      userPermissions: [...answered.userPermissions, ...permissionSet(['user.get'])],
    });
    reactions.onAccessChanged(0);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(titles()).toEqual([]);
  });

  it('requested twice applies the later answer, whichever arrives first', async () => {
    const first = Promise.withResolvers<{ status: number; data: unknown }>();
    answers['GET /auth/session'] = first.promise;
    const early = session.refreshSession();
    answers['GET /auth/session'] = changed({ userPermissions: permissionSet(['customer.get']) });
    await session.refreshSession();
    first.resolve(changed({}));
    await early;
    expect(store.get(authAtom)?.userPermissions).toEqual(['customer.get']);
  });

  it('brings the agency’s words for the statuses', async () => {
    answers['GET /auth/session'] = changed({
      agency: { name: 'A', statuses: [{ slug: 'lead', name: { pl: 'Zapytanie', en: null }, dayLimit: 2 }] },
    });
    await session.refreshSession();
    expect(translations.t('labels:status.lead')).toBe('Zapytanie');
    session.clearSession();
    await vi.waitFor(() => expect(translations.t('labels:status.lead')).toBe('Lead'));
  });
});

describe('a line the server closed', () => {
  it('reconnects while the session is valid or its state is unknown', async () => {
    expect(await reactions.onClosed()).toBe(true);
    answers['GET /auth/session'] = { status: 503 };
    expect(await reactions.onClosed()).toBe(true);
    expect(goToLogout).not.toHaveBeenCalled();
  });

  it('with an ended session logs out at once', async () => {
    answers['GET /auth/session'] = { status: 401 };
    expect(await reactions.onClosed()).toBe(false);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(50);
    expect(goToLogout).toHaveBeenCalledOnce();
  });
});

describe('a new password', () => {
  const change = { currentPassword: 'Stare-haslo-1', password: 'Nowe-haslo-12' };

  it('goes on with the new token; what the old one was refused meanwhile is no expiry', async () => {
    const changing = Promise.withResolvers<{ status: number; data: unknown }>();
    answers['POST /profile/password'] = changing.promise;
    answers['GET /auth/session'] = { status: 401 };
    const done = session.changePassword(change);
    await session.refreshSession();
    changing.resolve({ status: 200, data: { tokenData: { accessToken: 'renewed', lastPage: null } } });
    await done;
    vi.advanceTimersByTime(50);
    expect(goToLogout).not.toHaveBeenCalled();
    expect(JSON.parse(page.localStorage.getItem('szansa.auth') ?? '')).toMatchObject({
      tokenData: { accessToken: 'renewed' },
      user: { email: signedIn.user.email },
    });
    expect(line.stopRealtime).toHaveBeenCalledBefore(line.startRealtime);
    expect(line.startRealtime.mock.lastCall?.[0]).toMatchObject({ tokenData: { accessToken: 'renewed' } });
  });

  it('refused leaves all as it was', async () => {
    answers['POST /profile/password'] = { status: 400 };
    await expect(session.changePassword(change)).rejects.toMatchObject({ status: 400 });
    expect(store.get(authAtom)?.tokenData.accessToken).toBe('sample');
    expect(line.startRealtime).toHaveBeenCalledOnce();
  });

  it('of an expired session leads to the login', async () => {
    answers['POST /profile/password'] = { status: 401 };
    await expect(session.changePassword(change)).rejects.toMatchObject({ status: 401 });
    vi.advanceTimersByTime(50);
    expect(goToLogout).toHaveBeenCalledOnce();
  });
});

describe('a draft', () => {
  const own = `szansa.draft.${signedIn.user.id}/customer/new`;
  const draft = JSON.stringify({ at: Date.now(), content: { values: { lastName: 'Nowak' } } });
  const retained = () => page.localStorage.getItem(own);

  beforeEach(() => {
    page.localStorage.setItem(own, draft);
  });

  it('outlives a session that ends by itself', async () => {
    answers['GET /auth/session'] = { status: 401 };
    await session.refreshSession();
    await session.endSession();
    expect(page.localStorage.getItem('szansa.auth')).toBeNull();
    expect(retained()).toBe(draft);
    await session.startSession(signedIn);
    expect(retained()).toBe(draft);
  });

  it.each([
    ['signs out', () => session.endSession()],
    ['signs out everywhere', () => session.signOutEverywhere().then(session.endSession)],
  ])('is gone when its owner %s', async (_way, signOut) => {
    await signOut();
    expect(page.localStorage.length).toBe(0);
  });

  it('is gone when another user signs in', async () => {
    await session.startSession({ ...signedIn, user: { ...signedIn.user, id: 'somebody-else' } });
    expect(retained()).toBeNull();
  });
});

describe('the line that returns', () => {
  it('refetches everything, once the pending changes have been answered', async () => {
    queryClient.setQueryData(['customers', 'list'], ['Jan']);
    const isStale = () => queryClient.getQueryState(['customers', 'list'])?.isInvalidated;
    const { promise, resolve } = Promise.withResolvers<void>();
    const change = queryClient
      .getMutationCache()
      .build<void, Error, void, unknown>(queryClient, { mutationFn: () => promise });
    const saved = change.execute();
    reactions.onBehind();
    await Promise.resolve();
    expect(isStale()).toBe(false);
    resolve();
    await saved;
    await vi.waitFor(() => expect(isStale()).toBe(true));
  });
});

it('signing out everywhere ends quietly here, too', async () => {
  answers['GET /auth/session'] = { status: 401 };
  await session.signOutEverywhere();
  await session.refreshSession();
  vi.advanceTimersByTime(50);
  expect(goToLogout).not.toHaveBeenCalled();
  await session.endSession();
  expect(calls.map(({ call }) => call)).toEqual(['POST /profile/sessions/end', 'GET /auth/session']);
  expect(store.get(authAtom)).toBeNull();
});

it('a new session contains nothing of the previous one', async () => {
  page.sessionStorage.setItem('szansa.list.customers', '{"search":"abc"}');
  queryClient.setQueryData(['customers', 'list'], ['Jan']);
  await session.startSession({ ...signedIn, tokenData: { ...signedIn.tokenData, accessToken: 'other' } });
  expect(page.sessionStorage.length).toBe(0);
  expect(queryClient.getQueryData(['customers', 'list'])).toBeUndefined();
  expect(line.startRealtime.mock.lastCall?.[0]).toMatchObject({ tokenData: { accessToken: 'other' } });
});
