import { sampleAuth } from '@szansa/api-client/samples/people';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (argument?: unknown) => void;

const server = vi.hoisted(() => ({
  options: null as null | { token: string; userId: string; onReady: (isBehind: boolean) => void },
  opened: vi.fn<() => void>(),
  listeners: new Map<string, Listener>(),
  line: { active: false, connect: vi.fn<() => void>(), disconnect: vi.fn<() => void>() },
}));

vi.mock('@szansa/api-client/realtime/connect', () => ({
  connectRealtime: (options: typeof server.options) => {
    server.options = options;
    server.opened();
    return {
      ...server.line,
      on: (event: string, listener: Listener) => server.listeners.set(event, listener),
      onAny: () => undefined,
    };
  },
}));
vi.mock('./apply-changes.ts', () => ({ subscribedEvents: [], applyChange: () => undefined }));

const { connectedAtom } = await import('./connection.ts');
const { startRealtime, stopRealtime } = await import('./realtime.ts');
const { store } = await import('#kit/session/session-atoms.ts');

const reactions = {
  onAccessChanged: vi.fn<(withinMs: number) => void>(),
  onBehind: vi.fn<() => void>(),
  onClosed: vi.fn<() => Promise<boolean>>(),
};
const say = (event: string, argument?: unknown) => server.listeners.get(event)?.(argument);

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  vi.useFakeTimers();
  stopRealtime();
  server.line.active = false;
  vi.clearAllMocks();
  reactions.onClosed.mockResolvedValue(true);
  await startRealtime(sampleAuth(), reactions);
  server.options?.onReady(false);
});

it('asks anew for what is shown when something may have been missed, and only then', () => {
  expect(reactions.onBehind).not.toHaveBeenCalled();
  say('disconnect', 'transport close');
  expect(store.get(connectedAtom)).toBe(false);
  server.options?.onReady(true);
  expect(store.get(connectedAtom)).toBe(true);
  expect(reactions.onBehind).toHaveBeenCalledOnce();
});

it('says that there is no line when the first one cannot be opened', async () => {
  stopRealtime();
  server.line.active = true;
  await startRealtime(sampleAuth(), reactions);
  say('connect_error');
  expect(store.get(connectedAtom)).toBe(false);
  expect(reactions.onClosed).not.toHaveBeenCalled();
  server.options?.onReady(false);
  expect(store.get(connectedAtom)).toBe(true);
});

it('leaves a cut line to come back by itself', async () => {
  say('disconnect', 'transport close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reactions.onClosed).not.toHaveBeenCalled();
});

it('comes back when the server closed it and the session stands, ever more slowly', async () => {
  say('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reactions.onClosed).toHaveBeenCalledOnce();
  expect(server.line.connect).toHaveBeenCalledOnce();
  say('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.line.connect).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.line.connect).toHaveBeenCalledTimes(2);
  server.options?.onReady(true);
  say('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.line.connect).toHaveBeenCalledTimes(3);
});

it('asks once, and stays away, when the session is over', async () => {
  reactions.onClosed.mockResolvedValue(false);
  say('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reactions.onClosed).toHaveBeenCalledOnce();
  expect(server.line.connect).not.toHaveBeenCalled();
});

it('refused at the door asks as well', async () => {
  say('connect_error', new Error('unauthorized'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reactions.onClosed).toHaveBeenCalledOnce();
});

it('stopped meanwhile does not come back', async () => {
  say('disconnect', 'io server disconnect');
  stopRealtime();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.line.connect).not.toHaveBeenCalled();
  expect(store.get(connectedAtom)).toBe(true);
});

it('stopped while its code is loading is not opened', async () => {
  stopRealtime();
  server.options = null;
  const starting = startRealtime(sampleAuth(), reactions);
  stopRealtime();
  await starting;
  expect(server.options).toBeNull();
});

it('hands on that rights changed', () => {
  say('access-changed', { withinMs: 400 });
  expect(reactions.onAccessChanged).toHaveBeenCalledExactlyOnceWith(400);
});

it('is opened once for a user, and closed when they leave [S4.2]', async () => {
  vi.clearAllMocks();
  await startRealtime(sampleAuth(), reactions);
  expect(server.opened).not.toHaveBeenCalled();
  expect(server.options?.userId).toBe(sampleAuth().user.id);
  stopRealtime();
  expect(server.line.disconnect).toHaveBeenCalledOnce();
});
