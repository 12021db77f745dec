import { chromium, type BrowserContext } from '@playwright/test';

import { createClient, type Client } from '@szansa/api-client/client';
import { withNames } from '@szansa/api-client/stored-auth';

import { browserLaunch } from '../tests/browser.ts';
import { demoPassword, startDemoServer } from '../tests/demo-server.ts';
import { signInAt } from '../tests/sign-in.ts';

export interface Browsing {
  readonly url: string;
  /** An API client of the signed-in user. */
  readonly client: Client;
  /** Opens a browser context of a signed-in user with an empty cache. */
  readonly signedIn: () => Promise<BrowserContext>;
  /** Opens a browser context without a signed-in user. */
  readonly stranger: () => Promise<BrowserContext>;
}

const salesperson = 'anna.nowak@szansa.example';

type DemoSettings = NonNullable<Parameters<typeof startDemoServer>[0]>;

/** Runs a measurement against the built product with demo data, and removes all its data afterwards. */
export async function whileBrowsing(
  measure: (browsing: Browsing) => Promise<void>,
  { email = salesperson, ...server }: DemoSettings & { readonly email?: string } = {},
): Promise<void> {
  const demo = await startDemoServer(server);
  const { url } = demo;
  try {
    const browser = await chromium.launch(await browserLaunch());
    const baseUrl = `${url}/api`;
    const auth = await signInAt(url, email, demoPassword);
    const entry = { name: 'szansa.auth', value: JSON.stringify(withNames(auth)) };
    const settings = {
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      viewport: { width: 1440, height: 900 },
    };
    await measure({
      url,
      client: createClient({ baseUrl, token: () => auth.tokenData.accessToken }),
      signedIn: () =>
        browser.newContext({
          ...settings,
          storageState: { cookies: [], origins: [{ origin: url, localStorage: [entry] }] },
        }),
      stranger: () => browser.newContext(settings),
    });
    await browser.close();
  } finally {
    await demo.remove();
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
