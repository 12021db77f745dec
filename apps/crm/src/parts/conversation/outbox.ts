import { ApiError } from '@szansa/api-client/client';

import type { Outgoing, OutboxStore } from './outbox-store.ts';

export type { Outgoing, OutboxStore } from './outbox-store.ts';

/** What becomes of a message that could not be sent. */
type Ending = 'kept' | 'failed' | 'refused';

/** What the outbox needs of the page. */
export interface OutboxPage {
  /** Sends a message, until the signal is aborted because it was discarded; rejects with the refusal. */
  readonly send: (outgoing: Outgoing, dropped: AbortSignal) => Promise<void>;
  /** All that has not arrived yet, oldest first: it is shown. */
  readonly show: (all: readonly Outgoing[]) => void;
  /** Returns a message to the draft, because the server will never accept it. */
  readonly restoreDraft: (outgoing: Outgoing, error: ApiError) => void;
  /** It could not be sent now. */
  readonly showError: (error: unknown) => void;
  /** Runs while no other tab of this person sends; until the signal ends it. */
  readonly alone: (signal: AbortSignal, run: () => Promise<void>) => Promise<void>;
  /** Resolves when it is worth trying again after so many attempts without a line. */
  readonly untilConnected: (attempt: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Classifies a failed attempt: without a network connection or a session, the message remains stored and is sent
 * automatically later; a message that the server will always refuse returns to the draft; any other error needs a retry
 * by the user.
 */
export function endingOf(error: unknown): Ending {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0 || error.status === 401) return 'kept';
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'refused' : 'failed';
}

/** Pending messages: stored before they are sent, sent in order within a conversation, and by a single tab. */
export interface Outbox {
  readonly add: (outgoing: Omit<Outgoing, 'at' | 'failed'>) => Promise<void>;
  readonly retry: (key: string) => Promise<void>;
  readonly drop: (key: string) => Promise<void>;
  /** Deletes all of them, here and in the store. */
  readonly clear: () => Promise<void>;
  /** Stops sending; stored messages remain stored. */
  readonly close: () => void;
}

/** Opens a user's pending messages, and sends them. */
export function openOutbox(store: OutboxStore, page: OutboxPage): Outbox {
  const ended = new AbortController();
  const { signal } = ended;
  /** The messages as shown here; the store has the same, unless the browser cannot store anything. */
  let all: readonly Outgoing[] = [];
  let isSender = false;
  const busy = new Set<string>();
  /** What is being sent, and stops when it is dropped, here or in another tab. */
  const sending = new Map<string, AbortController>();
  /** Messages that the browser could not store: they exist only here. */
  const unkept = new Map<string, Outgoing>();
  /** What is done with the store, one thing after another. */
  let turn: Promise<unknown> = Promise.resolve();
  /** Changes that are shown here, and not in the store yet. */
  let ahead = 0;
  /** How often all were deleted: a message that is being stored meanwhile is deleted as well. */
  let clearedTimes = 0;

  function show(next: readonly Outgoing[]): void {
    all = next;
    for (const [key, stop] of sending) if (!next.some((one) => one.key === key)) stop.abort();
    if (!signal.aborted) page.show(all);
  }

  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = turn.then(act);
    turn = done.catch(() => undefined);
    return done;
  }

  /** Changes the shown messages at once, and the stored ones after earlier changes. */
  function change(next: readonly Outgoing[], act: () => Promise<void>): Promise<void> {
    ahead += 1;
    show(next);
    return inTurn(async () => {
      await act();
      ahead -= 1;
    });
  }

  /** Stores a message; a browser that cannot store anything still sends it. */
  async function storeOutgoing(outgoing: Outgoing): Promise<void> {
    try {
      await store.store(outgoing);
      unkept.delete(outgoing.key);
    } catch {
      unkept.set(outgoing.key, outgoing);
    }
  }

  function removeOutgoing(key: string): Promise<void> {
    unkept.delete(key);
    return change(
      all.filter((one) => one.key !== key),
      () => store.drop(key).catch(() => undefined),
    );
  }

  function mark(outgoing: Outgoing, failed: boolean): Promise<void> {
    const marked = { ...outgoing, failed };
    const next = all.map((one) => (one.key === outgoing.key ? marked : one));
    return change(next, () => storeOutgoing(marked));
  }

  /** Sends one; resolves when the next one of its conversation may follow. */
  async function deliver(outgoing: Outgoing, dropped: AbortSignal): Promise<void> {
    const over = AbortSignal.any([signal, dropped]);
    for (let attempt = 1; !over.aborted; attempt += 1) {
      try {
        await page.send(outgoing, dropped);
        await removeOutgoing(outgoing.key);
        return;
      } catch (error) {
        if (over.aborted) return;
        const ending = endingOf(error);
        if (ending === 'kept') {
          await page.untilConnected(attempt, over);
          continue;
        }
        if (ending === 'refused' && error instanceof ApiError) {
          await removeOutgoing(outgoing.key);
          page.restoreDraft(outgoing, error);
        } else await mark(outgoing, true);
        page.showError(error);
        return;
      }
    }
  }

  const conversationOf = ({ address }: Outgoing) => `${address.about}/${address.id}/${address.kind}`;

  /** Starts sending what can be sent now: the oldest pending message of each conversation. */
  function pump(): void {
    if (!isSender || signal.aborted) return;
    for (const outgoing of all) {
      const conversation = conversationOf(outgoing);
      if (outgoing.failed || busy.has(conversation)) continue;
      busy.add(conversation);
      const stop = new AbortController();
      sending.set(outgoing.key, stop);
      void deliver(outgoing, stop.signal).finally(() => {
        sending.delete(outgoing.key);
        busy.delete(conversation);
        pump();
      });
    }
  }

  /** Loads messages that other tabs have written, or that an earlier page left. */
  async function adopt(): Promise<void> {
    const isWhole = await inTurn(async () => {
      const stored = await store.read().catch(() => undefined);
      if (!stored || signal.aborted) return true;
      // what is changed here meanwhile is not in what was read
      if (ahead > 0) return false;
      const there = new Set(stored.map(({ key }) => key));
      const here = [...unkept.values()].filter(({ key }) => !there.has(key));
      show([...stored, ...here].toSorted((a, b) => a.at - b.at));
      return true;
    });
    if (!isWhole) return await adopt();
    pump();
  }

  store.onChanged(() => void adopt());
  const adopted = adopt();
  void page.alone(signal, async () => {
    await adopted;
    isSender = true;
    await adopt();
    if (signal.aborted) return;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  });

  return {
    add: async (outgoing) => {
      const before = clearedTimes;
      // what a page before this one left comes first
      await adopted;
      await inTurn(async () => {
        const last = all.at(-1)?.at ?? 0;
        const written: Outgoing = { ...outgoing, at: Math.max(Date.now(), last + 1), failed: false };
        // a page that is closed before that loses it, so it is not shown earlier
        await storeOutgoing(written);
        if (clearedTimes === before) show([...all, written]);
      });
      pump();
    },
    retry: async (key) => {
      const outgoing = all.find((one) => one.key === key);
      if (outgoing) await mark(outgoing, false);
      pump();
    },
    drop: removeOutgoing,
    clear: () => {
      clearedTimes += 1;
      return change([], async () => {
        unkept.clear();
        await store.clear().catch(() => undefined);
      });
    },
    close: () => {
      ended.abort();
      store.close();
    },
  };
}
