import { ApiError } from '@szansa/api-client/client';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openOutboxStore, type Outgoing, type OutboxStore } from './outbox-store.ts';
import { endingOf, openOutbox, type Outbox, type OutboxPage } from './outbox.ts';

const address = { about: 'opportunity', id: 'a', kind: 'messages' } as const;
const content = { text: 'Dzień dobry', files: [], mentions: [] };
const disconnected = new ApiError(0, '', {});
const busy = new ApiError(503, '', { code: 'unavailable' });
const refused = new ApiError(422, '', { code: 'validation' });

let userId = '';
let count = 0;
/** Whose turn it is to send: one tab of a browser after another. */
let turns: Promise<void> = Promise.resolve();
const opened: Outbox[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  userId = `anna-${(count += 1)}`;
  turns = Promise.resolve();
});
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.unstubAllGlobals();
});

/** A tab with its outbox; a restored connection makes all pending messages retry. */
function tab(send: OutboxPage['send'], changed: Partial<OutboxStore> = {}) {
  const seen = { shown: [] as readonly Outgoing[], withRestored: [] as string[], notified: [] as unknown[] };
  let wake = () => {};
  const outbox = openOutbox(
    { ...openOutboxStore(userId), ...changed },
    {
      send,
      show: (all) => (seen.shown = all),
      restoreDraft: ({ key }) => seen.withRestored.push(key),
      showError: (error) => seen.notified.push(error),
      alone: (signal, run) => {
        const mine = turns.then(() => (signal.aborted ? undefined : run()));
        turns = mine;
        return mine;
      },
      untilConnected: (_attempt, signal) =>
        new Promise((resolve) => {
          const before = wake;
          wake = () => {
            before();
            resolve();
          };
          signal.addEventListener('abort', () => resolve(), { once: true });
        }),
    },
  );
  opened.push(outbox);
  return { outbox, seen, isConnected: () => wake() };
}

/** Returns the messages stored in the browser. */
async function retained(): Promise<Outgoing[]> {
  const store = openOutboxStore(userId);
  const all = await store.read();
  store.close();
  return all;
}

const write = (outbox: Outbox, key: string, id = 'a') =>
  outbox.add({ key, address: { ...address, id }, content, message: content.text });
const keysOf = (all: readonly Outgoing[]) => all.map(({ key }) => key);

describe('what a failed attempt means', () => {
  it('is pending a connection or a session, writing again, or a user’s decision', () => {
    expect(endingOf(disconnected)).toBe('kept');
    expect(endingOf(new ApiError(401, '', {}))).toBe('kept');
    expect(endingOf(refused)).toBe('refused');
    expect(endingOf(busy)).toBe('failed');
    expect(endingOf(new ApiError(429, '', {}))).toBe('failed');
    expect(endingOf(new Error('anything'))).toBe('failed');
  });
});

describe('messages on their way', () => {
  it('are sent in their order, each once, and gone when they have arrived', async () => {
    const sent: string[] = [];
    const { outbox, seen } = tab(async ({ key }) => void sent.push(key));
    await Promise.all(['1', '2', '3'].map((key) => write(outbox, key)));
    await vi.waitFor(() => expect(seen.shown).toEqual([]));
    expect(sent).toEqual(['1', '2', '3']);
  });

  it('are pending without a connection, and are sent when it is back, the older before the newer', async () => {
    let isDown = true;
    const sent: string[] = [];
    const { outbox, seen, isConnected } = tab(async ({ key }) => {
      if (isDown) throw disconnected;
      sent.push(key);
    });
    await write(outbox, '1');
    await write(outbox, '2');
    expect(keysOf(seen.shown)).toEqual(['1', '2']);
    expect(seen.notified).toEqual([]);
    isDown = false;
    await vi.waitFor(() => {
      isConnected();
      expect(sent).toEqual(['1', '2']);
    });
  });

  it('are shown from when they are stored, unless they are deleted before', async () => {
    const storing = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sent: string[] = [];
    let stored = 0;
    const { outbox, seen } = tab(async ({ key }) => void sent.push(key), {
      store: () => storing[stored++]?.promise ?? Promise.resolve(),
    });
    const first = write(outbox, '1');
    await vi.waitFor(() => expect(stored).toBe(1));
    expect([keysOf(seen.shown), sent]).toEqual([[], []]);
    storing[0]?.resolve();
    await first;
    await vi.waitFor(() => expect(sent).toEqual(['1']));
    const second = write(outbox, '2');
    await vi.waitFor(() => expect(stored).toBe(2));
    const cleared = outbox.clear();
    storing[1]?.resolve();
    await Promise.all([second, cleared]);
    expect(keysOf(seen.shown)).toEqual([]);
    expect(sent).toEqual(['1']);
  });

  it('are sent by the page that comes after the one they were written in', async () => {
    const before = tab(async () => {
      throw disconnected;
    });
    await write(before.outbox, '1');
    await write(before.outbox, '2');
    before.outbox.close();
    const sent: string[] = [];
    const after = tab(async ({ key }) => void sent.push(key));
    await vi.waitFor(() => expect(sent).toEqual(['1', '2']));
    await vi.waitFor(() => expect(after.seen.shown).toEqual([]));
    expect(await retained()).toEqual([]);
  });

  it('are shown by every tab and sent by one', async () => {
    const sent: string[] = [];
    const first = tab(async ({ key }) => void sent.push(`first ${key}`));
    const second = tab(async ({ key }) => void sent.push(`second ${key}`));
    await write(second.outbox, '1');
    await vi.waitFor(() => expect(sent).toEqual(['first 1']));
    await vi.waitFor(() => expect(second.seen.shown).toEqual([]));
    first.outbox.close();
    await write(second.outbox, '2');
    await vi.waitFor(() => expect(sent).toEqual(['first 1', 'second 2']));
  });

  it('remain when they failed, over a reload too, until the user sends them again or drops them', async () => {
    const failing = tab(async () => {
      throw busy;
    });
    await write(failing.outbox, '1');
    await write(failing.outbox, '2');
    await vi.waitFor(() => expect(failing.seen.shown.map(({ failed }) => failed)).toEqual([true, true]));
    await vi.waitFor(() => expect(failing.seen.notified).toEqual([busy, busy]));
    failing.outbox.close();
    const sent: string[] = [];
    const after = tab(async ({ key }) => void sent.push(key));
    await vi.waitFor(() => expect(keysOf(after.seen.shown)).toEqual(['1', '2']));
    await after.outbox.drop('1');
    await after.outbox.retry('2');
    await vi.waitFor(() => expect(after.seen.shown).toEqual([]));
    expect(sent).toEqual(['2']);
  });

  it('are written again when the server refuses them for good', async () => {
    const { outbox, seen } = tab(async () => {
      throw refused;
    });
    await write(outbox, '1');
    await vi.waitFor(() => expect(seen.withRestored).toEqual(['1']));
    expect(seen.shown).toEqual([]);
  });

  it('stop when they are dropped on their way, in any tab, and let the next one pass', async () => {
    const stopped: string[] = [];
    const sent: string[] = [];
    const untilDropped = (key: string, dropped: AbortSignal) =>
      new Promise<void>((_, reject) => {
        dropped.addEventListener('abort', () => {
          stopped.push(key);
          reject(new DOMException('the request was aborted', 'AbortError'));
        });
      });
    const send: OutboxPage['send'] = async ({ key }, dropped) => {
      if (key === 'small') sent.push(key);
      else await untilDropped(key, dropped);
    };
    const { outbox, seen } = tab(send);
    const other = tab(send);
    for (const key of ['large 1', 'large 2', 'small']) await write(outbox, key);
    await outbox.drop('large 1');
    await vi.waitFor(() => expect(stopped).toEqual(['large 1']));
    await vi.waitFor(() => expect(keysOf(other.seen.shown)).toEqual(['large 2', 'small']));
    await other.outbox.drop('large 2');
    await vi.waitFor(() => expect(sent).toEqual(['small']));
    expect(stopped).toEqual(['large 1', 'large 2']);
    expect([seen.notified, seen.withRestored]).toEqual([[], []]);
    await vi.waitFor(async () => expect(await retained()).toEqual([]));
  });

  it('are not sent once there is a line when they were dropped while they waited for it', async () => {
    let isDown = true;
    const sent: string[] = [];
    const { outbox, seen, isConnected } = tab(async ({ key }) => {
      if (isDown) throw disconnected;
      sent.push(key);
    });
    await write(outbox, '1');
    await write(outbox, '2');
    await outbox.drop('1');
    isDown = false;
    await vi.waitFor(() => {
      isConnected();
      expect(sent).toEqual(['2']);
    });
    await vi.waitFor(() => expect(seen.shown).toEqual([]));
  });

  it('block no other conversation', async () => {
    const sent: string[] = [];
    const { outbox } = tab(async ({ key }) => {
      if (key === 'stuck') await new Promise(() => {});
      sent.push(key);
    });
    await write(outbox, 'stuck', 'a');
    await write(outbox, 'free', 'b');
    await vi.waitFor(() => expect(sent).toEqual(['free']));
  });

  it('are gone from the browser once it is emptied', async () => {
    const { outbox, seen } = tab(async () => {
      throw disconnected;
    });
    await write(outbox, '1');
    await outbox.clear();
    expect(seen.shown).toEqual([]);
    expect(await retained()).toEqual([]);
  });

  it('are sent where the browser stores nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('no storage');
      },
    });
    const sent: string[] = [];
    const { outbox } = tab(async ({ key }) => void sent.push(key));
    await write(outbox, '1').catch(() => undefined);
    await vi.waitFor(() => expect(sent).toEqual(['1']));
  });
});

/** Many histories, each looked at as soon as it has ended. */
const often = { interval: 1, timeout: 5000 };

it('arrive once and in order, despite lost connections and reloads of the page', async () => {
  const attempt = fc.constantFrom('arrives', 'answer lost', 'no line');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('write', 'reload'), { maxLength: 12 }),
      fc.array(attempt, { maxLength: 30 }),
      async (steps, line) => {
        userId = `anna-${(count += 1)}`;
        turns = Promise.resolve();
        const stored: string[] = [];
        const fates = [...line];
        const send: OutboxPage['send'] = async ({ key }) => {
          const fate = fates.shift() ?? 'arrives';
          if (fate === 'no line') throw disconnected;
          // the server stores it once under the id it was given
          if (!stored.includes(key)) stored.push(key);
          if (fate === 'answer lost') throw disconnected;
        };
        let page = tab(send);
        let written = 0;
        for (const step of steps) {
          if (step === 'write') await write(page.outbox, `${(written += 1)}`);
          else {
            page.outbox.close();
            page = tab(send);
          }
        }
        await vi.waitFor(async () => {
          page.isConnected();
          expect(await retained()).toEqual([]);
        }, often);
        expect(stored).toEqual(Array.from({ length: written }, (_, place) => `${place + 1}`));
      },
    ),
    { numRuns: 40 },
  );
}, 30_000);
