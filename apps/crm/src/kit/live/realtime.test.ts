import { sampleAuth } from '@szansa/api-client/samples/people';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (argument?: unknown) => void;

const server = vi.hoisted(() => ({
  options: null as null | { token: string; userId: string; onReady: (isBehind: boolean) => void },
  opened: vi.fn<() => void>(),
  subscribers: new Map<string, Listener>(),
  line: { active: false, connect: vi.fn<() => void>(), disconnect: vi.fn<() => void>() },
}));

vi.mock('@szansa/api-client/realtime/connect', () => ({
  connectRealtime: (options: typeof server.options) => {
    server.options = options;
    server.opened();
    return {
      ...server.line,
      on: (event: string, listener: Listener) => server.subscribers.set(event, listener),
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
const write = (event: string, argument?: unknown) => server.subscribers.get(event)?.(argument);

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

it('refetches what is shown only when events may have been missed', () => {
  expect(reactions.onBehind).not.toHaveBeenCalled();
  write('disconnect', 'transport close');
  expect(store.get(connectedAtom)).toBe(false);
  server.options?.onReady(true);
  expect(store.get(connectedAtom)).toBe(true);
  expect(reactions.onBehind).toHaveBeenCalledOnce();
});

it('reports that there is no connection when the first one cannot be opened', async () => {
  stopRealtime();
  server.line.active = true;
  await startRealtime(sampleAuth(), reactions);
  write('connect_error');
  expect(store.get(connectedAtom)).toBe(false);
  expect(reactions.onClosed).not.toHaveBeenCalled();
  server.options?.onReady(false);
  expect(store.get(connectedAtom)).toBe(true);
});

it('leaves a cut line to come back by itself', async () => {
  write('disconnect', 'transport close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reactions.onClosed).not.toHaveBeenCalled();
});

it('reconnects with growing delays when the server closed it and the session is still valid', async () => {
  write('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reactions.onClosed).toHaveBeenCalledOnce();
  expect(server.line.connect).toHaveBeenCalledOnce();
  write('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.line.connect).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.line.connect).toHaveBeenCalledTimes(2);
  server.options?.onReady(true);
  write('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.line.connect).toHaveBeenCalledTimes(3);
});

it('requests once, and stays disconnected, when the session is over', async () => {
  reactions.onClosed.mockResolvedValue(false);
  write('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reactions.onClosed).toHaveBeenCalledOnce();
  expect(server.line.connect).not.toHaveBeenCalled();
});

it('requests as well when the handshake is refused', async () => {
  write('connect_error', new Error('unauthorized'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reactions.onClosed).toHaveBeenCalledOnce();
});

it('stopped meanwhile does not come back', async () => {
  write('disconnect', 'io server disconnect');
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
  write('access-changed', { withinMs: 400 });
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
