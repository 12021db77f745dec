import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let delayLazyParts: typeof import('./lazy.ts').delayLazyParts;
let lazyCode: typeof import('./lazy.ts').lazyCode;
let idle: (() => void)[] = [];

/** The browser has nothing to do. */
function beIdle(): void {
  const acts = idle;
  idle = [];
  for (const act of acts) act();
}

beforeEach(async () => {
  idle = [];
  // its queue is empty
  vi.resetModules();
  ({ delayLazyParts, lazyCode } = await import('./lazy.ts'));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('code for later', () => {
  it('loads once the browser is idle, and not before', async () => {
    const code = vi.fn<() => Promise<string>>(async () => 'code');
    const part = lazyCode(code);
    expect(code).not.toHaveBeenCalled();
    expect(part.now()).toBeUndefined();
    beIdle();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(1));
    await expect(part.load()).resolves.toBe('code');
    expect(part.now()).toBe('code');
    expect(code).toHaveBeenCalledTimes(1);
  });

  it('loads at once when it is requested', async () => {
    const part = lazyCode(async () => 'code');
    await expect(part.load()).resolves.toBe('code');
  });

  it('is not loaded while delayed, even if registered before, but is when it is requested', async () => {
    const before = vi.fn<() => Promise<string>>(async () => 'before');
    lazyCode(before);
    const letLoad = delayLazyParts();
    const delayed = vi.fn<() => Promise<string>>(async () => 'delayed');
    const part = lazyCode(delayed);
    beIdle();
    expect(before).not.toHaveBeenCalled();
    expect(delayed).not.toHaveBeenCalled();
    await part.load();
    expect(delayed).toHaveBeenCalledTimes(1);
    letLoad();
    beIdle();
    await vi.waitFor(() => expect(before).toHaveBeenCalledTimes(1));
  });

  it('is delayed until everything that delays it has ended', async () => {
    const [first, second] = [delayLazyParts(), delayLazyParts()];
    const code = vi.fn<() => Promise<string>>(async () => 'code');
    lazyCode(code);
    first();
    beIdle();
    expect(code).not.toHaveBeenCalled();
    second();
    beIdle();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(1));
  });

  it('is loaded three at once, and the next when one is there', async () => {
    const resolvers: (() => void)[] = [];
    const code = vi.fn<() => Promise<void>>(() => new Promise((resolve) => resolvers.push(resolve)));
    for (const part of [1, 2, 3, 4]) lazyCode(() => code().then(() => part));
    beIdle();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(3));
    expect(idle).toHaveLength(0);
    resolvers[0]?.();
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    beIdle();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(4));
  });

  it('notifies its subscribers once it is loaded, without requesting it', async () => {
    const part = lazyCode(async () => 'code');
    const notify = vi.fn<(value: string) => void>();
    part.whenThere(notify);
    expect(notify).not.toHaveBeenCalled();
    await part.load();
    part.whenThere(notify);
    expect(notify.mock.calls).toEqual([['code'], ['code']]);
  });

  it('is not requested without a network, but as soon as there is one', async () => {
    const page = new EventTarget();
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('window', page);
    const code = vi.fn<() => Promise<string>>(async () => 'code');
    const loaded = lazyCode(code).load();
    await Promise.resolve();
    expect(code).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('code');
  });

  it('is requested again after a failure, a second later', async () => {
    vi.useFakeTimers();
    const code = vi.fn<() => Promise<string>>(async () => 'code').mockRejectedValueOnce(new Error('no line'));
    const part = lazyCode(code);
    await expect(part.load()).rejects.toThrow('no line');
    await expect(part.load()).rejects.toThrow('no line');
    vi.advanceTimersByTime(1000);
    await expect(part.load()).resolves.toBe('code');
    expect(code).toHaveBeenCalledTimes(2);
  });
});
