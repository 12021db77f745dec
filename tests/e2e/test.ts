import { expect, test as base, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

import { serverUrl } from './server-address.ts';
import { signIn, storageOf, type Who } from './session.ts';

interface Fixtures {
  /** Opens a browser of its own in which somebody is signed in. */
  readonly openAs: (who: Who, path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** What a page is not to do from now on: throw, or break the content security policy. */
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

/** What fades is found by its text for a moment longer, so only tests of motion move (`motion.spec.ts`). */
const still: BrowserContextOptions = { reducedMotion: 'reduce' };

/**
 * Playwright's test with the product's address and signed-in browsers. No uncaught error is tolerated, and no
 * violation of the content security policy.
 */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of the wanted fixtures from this pattern
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(serverUrl());
  },
  page: async ({ page }, use) => {
    const errors = await errorsOf(page);
    await use(page);
    expect(errors).toEqual([]);
  },
  openAs: async ({ browser }, use) => {
    const errors: string[][] = [];
    const opened: Page[] = [];
    await use(async (who, path, options = {}) => {
      const storageState = storageOf(await signIn(who));
      const context = await browser.newContext({ ...still, ...options, baseURL: serverUrl(), storageState });
      const page = await context.newPage();
      errors.push(await errorsOf(page));
      opened.push(page);
      await page.goto(path);
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(errors.flat()).toEqual([]);
  },
});

/** A toast; its text also stands in a live region beside it. */
export function toast(page: Page, text: string): Locator {
  return page.locator('#application-toasts').getByText(text, { exact: true });
}

/** The button of a toast with this text. */
export function toastAction(page: Page, text: string, name: string): Locator {
  return page.locator('#application-toasts li').filter({ hasText: text }).getByRole('button', { name });
}

export { expect };
