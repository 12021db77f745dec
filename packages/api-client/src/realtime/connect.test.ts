import { expect, it, vi } from 'vitest';

const server = vi.hoisted(() => ({
  connect: (): void => undefined,
  text: [] as [event: string, payload: unknown][],
  isBehind: false,
}));

vi.mock('socket.io-client', () => ({
  io: () => ({
    io: { on: () => undefined, opts: {} },
    on: (event: string, listener: () => void) => {
      if (event === 'connect') server.connect = listener;
    },
    emit: (event: string, payload: unknown, answer: (given: object) => void) => {
      server.text.push([event, payload]);
      answer({ ok: true, isBehind: server.isBehind });
    },
  }),
}));

const { connectRealtime } = await import('./connect.ts');

it('sends init with the id of the user after every connect [S4.2]', () => {
  const onReady = vi.fn<(isBehind: boolean) => void>();
  connectRealtime({ token: 'secret', userId: 'anna', onReady });
  expect(server.text).toEqual([]);
  server.connect();
  server.connect();
  expect(server.text).toEqual([
    ['init', { userId: 'anna', readingForMs: 0 }],
    ['init', { userId: 'anna' }],
  ]);
  // events between two connections may have been missed
  expect(onReady.mock.calls).toEqual([[false], [true]]);
});
