import { readFileSync } from 'node:fs';

import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';

import { withNames } from '@szansa/api-client/stored-auth';

import type { SignedIn } from '../sign-in.ts';
import { serverUrl, sessionOf, storageKey, type Who } from './session.ts';

interface Fixtures {
  /**
   * Opens a browser with a signed-in user; `null` opens one without a session. Without a path nothing of the app is
   * loaded.
   */
  readonly openAs: (who: Who | null, path?: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** A page of a context of its own, with what went wrong in it. */
interface Tab {
  readonly page: Page;
  readonly errors: string[];
}

interface WorkerFixtures {
  /** Tabs that no test uses at the moment: the next one need not start a process, load and compile the product. */
  readonly idleTabs: Tab[];
}

/** Collects uncaught errors and violations of the content security policy of a page from now on. */
export async function errorsOf(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error('Content Security Policy', violatedDirective, blockedURI, sourceFile);
    });
  });
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text.includes('Content Security Policy')) errors.push(text);
  });
  return errors;
}

/** Without a script, and of the same origin: a tab that leaves the origin gets another process. */
const idlePath = '/api/health/live';

async function newTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({ baseURL: serverUrl(), ...options });
  const page = await context.newPage();
  return { page, errors: await errorsOf(page) };
}

/** Removes what a browser stores of the product, and stores a session. */
async function store(page: Page, auth: SignedIn | null): Promise<void> {
  await page.context().clearCookies();
  if (!page.url().endsWith(idlePath)) await page.goto(idlePath);
  await page.evaluate(
    async ([key, value]) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name = '' } of await indexedDB.databases())
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name).addEventListener('success', resolve);
        });
      if (value !== null) localStorage.setItem(key, value);
    },
    [storageKey, auth && JSON.stringify(withNames(auth))] as const,
  );
}

/** Ends what a test has set for a tab, so that the next one finds it as if it were new. */
async function release({ page, errors }: Tab): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(idlePath);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { viewport } = base.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  errors.length = 0;
}

/**
 * Playwright's test with the product's address and signed-in browsers. No uncaught error is tolerated, and no
 * violation of the content security policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the requested fixtures from this pattern
  baseURL: async ({}, use) => {
    await use(serverUrl());
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  idleTabs: [async ({}, use) => use([]), { scope: 'worker' }],
  page: async ({ openAs }, use) => {
    await use(await openAs(null));
  },
  openAs: async ({ browser, idleTabs }, use) => {
    const shared: Tab[] = [];
    const special: Tab[] = [];
    await use(async (who, path, { viewport, reducedMotion, ...options } = {}) => {
      const auth = who === null ? null : await sessionOf(who);
      const isSpecial = Object.keys(options).length > 0;
      const tab = (isSpecial ? undefined : idleTabs.pop()) ?? (await newTab(browser, options));
      (isSpecial ? special : shared).push(tab);
      const { page } = tab;
      if (viewport) await page.setViewportSize(viewport);
      if (reducedMotion) await page.emulateMedia({ reducedMotion });
      await store(page, auth);
      if (path !== undefined) await page.goto(path);
      return page;
    });
    const { status, expectedStatus } = base.info();
    // the worker ends with a test that failed, and its screenshots are still to be made
    if (status !== expectedStatus) return;
    const errors = [...shared, ...special].flatMap((tab) => [...tab.errors]);
    for (const { page } of special) await page.context().close();
    for (const tab of shared) {
      if (tab.page.isClosed()) {
        await tab.page.context().close();
        continue;
      }
      await release(tab);
      idleTabs.push(tab);
    }
    expect(errors).toEqual([]);
  },
});

/** Returns a toast; its text is also in a live region beside it. */
export function toast(page: Page, text: string): Locator {
  return page.locator('#application-toasts').getByText(text, { exact: true });
}

/** Returns the button of a toast with this text. */
export function toastAction(page: Page, text: string, name: string): Locator {
  return page.locator('#application-toasts li').filter({ hasText: text }).getByRole('button', { name });
}

/** Returns the name of the file that a source file of the application was built into. */
export function builtFile(source: string): string {
  const sources = new URL('../../apps/crm/dist/.vite/sources.json', import.meta.url);
  const files: Record<string, string> = JSON.parse(readFileSync(sources, 'utf8'));
  return files[source] ?? '';
}

/** Delays the responses of an address until the returned function is called. */
export async function delay(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns the position of an element in the window, in pixels. */
export async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return { ...box, bottom: box.y + box.height };
}

export { expect };
