import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the browser does with storage: it stores, is full, or forbids it. */
let browser: 'stores' | 'full' | 'forbids';
const stored = new Map<string, string>();

const area = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (browser === 'full') throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, text);
  },
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size;
  },
};

/** Imports the module as a newly opened page does. */
async function openPage() {
  vi.resetModules();
  return await import('./storage.ts');
}

beforeEach(() => {
  browser = 'stores';
  stored.clear();
  const descriptor = {
    configurable: true,
    get: () => {
      if (browser === 'forbids') throw new DOMException('forbidden', 'SecurityError');
      return area;
    },
  };
  Object.defineProperty(globalThis, 'localStorage', descriptor);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('what the browser stores is there for the next page', async () => {
  const { localStore } = await openPage();
  expect(localStore.setItem('density', 'compact')).toBe(true);
  const next = await openPage();
  expect(next.localStore.getItem('density')).toBe('compact');
  expect(next.localStore.keys()).toEqual(['density']);
});

it.each(['full', 'forbids'] as const)(
  'a browser that %s leaves it in memory, and calls the listener once',
  async (refusal) => {
    const { localStore, whenStorageFails } = await openPage();
    localStore.setItem('auth', 'old');
    const onFailure = vi.fn<() => void>();
    whenStorageFails(onFailure);
    browser = refusal;
    expect(localStore.setItem('auth', 'new')).toBe(false);
    expect(localStore.setItem('other', 'text')).toBe(false);
    expect(localStore.getItem('auth')).toBe('new');
    expect(localStore.keys()).toEqual(['auth', 'other']);
    localStore.clear();
    expect(localStore.getItem('auth')).toBeNull();
    expect(onFailure).toHaveBeenCalledOnce();
  },
);

it('a value that was refused does not leave the one before to the next page', async () => {
  const { localStore } = await openPage();
  localStore.setItem('auth', 'old');
  browser = 'full';
  localStore.setItem('auth', 'new');
  expect((await openPage()).localStore.getItem('auth')).toBeNull();
});

it('a listener that comes after the failure is called at once', async () => {
  browser = 'forbids';
  const { localStore, whenStorageFails } = await openPage();
  expect(localStore.getItem('density')).toBeNull();
  const onFailure = vi.fn<() => void>();
  whenStorageFails(onFailure);
  expect(onFailure).toHaveBeenCalledOnce();
});
