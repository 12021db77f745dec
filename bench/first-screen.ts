/**
 * `node bench/first-screen.ts`: measures the time until each first screen is shown on a slow laptop, its requests and
 * its script size, and compares the times with a plain HTML page of the rows of the customers list. The CPU is
 * throttled by a factor of four. "Cold" is a browser with an empty cache, "warm" the third visit in the same browser.
 */
import type { BrowserContext } from '@playwright/test';

import { firstScreens, goal, openFirst, type OpenedScreen, type Opening } from '../tests/first-screens.ts';
import { median, whileBrowsing } from './browsing.ts';
import { servePlainPage } from './plain-page.ts';

const runs = 5;
const slowdown = 4;
/** The longest permitted time of a screen, as a multiple of the plain page's time. */
const timesPlain = 4;

async function openSlowly(context: BrowserContext, url: string, screen: OpenedScreen): Promise<Opening> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const opening = await openFirst(page, url, screen);
  await page.close();
  return opening;
}

interface Visits {
  readonly cold: Opening;
  readonly warm: Opening;
}

await whileBrowsing(async ({ url, client, signedIn, stranger }) => {
  const { items } = await client.customers.list({ query: {} });
  const plain = await servePlainPage(items);
  const subjects = [
    {
      url: plain.url,
      screen: { name: 'plain page', path: '/', isShown: 'tr[data-index] a', isPublic: true },
    },
    ...(await firstScreens(client)).map((screen) => ({ url, screen })),
  ];
  const visits = new Map<string, Visits[]>();
  // the screens alternate, so that other load on the machine affects all of them; the first round warms up the server
  for (let run = 0; run <= runs; run += 1) {
    for (const { url: at, screen } of subjects) {
      const context = await (screen.isPublic ? stranger() : signedIn());
      const cold = await openSlowly(context, at, screen);
      await openSlowly(context, at, screen);
      const warm = await openSlowly(context, at, screen);
      await context.close();
      if (run > 0) visits.set(screen.name, [...(visits.get(screen.name) ?? []), { cold, warm }]);
    }
  }
  plain.close();
  const of = (name: string, pick: (visit: Visits) => number) => median((visits.get(name) ?? []).map(pick));
  console.log(
    `First screens, processor ${slowdown}× slower, median of ${runs}; goals: ${goal.requests} requests, ` +
      `${goal.script / 1000} kB of script, ${timesPlain} × the plain page`,
  );
  for (const { screen } of subjects) {
    const times = (['cold', 'warm'] as const).map((kind) => {
      const after = of(screen.name, (visit) => visit[kind].after);
      const ratio = after / of('plain page', (visit) => visit[kind].after);
      return `${kind} ${after.toFixed(0).padStart(5)} ms = ${ratio.toFixed(1).padStart(4)} ×`;
    });
    const requests = of(screen.name, ({ cold }) => cold.requests.length);
    const script = of(screen.name, ({ cold }) => cold.script) / 1000;
    console.log(
      `  ${screen.name.padEnd(14)} ${String(requests).padStart(4)} requests ${script.toFixed(0).padStart(4)} kB   ${times.join('   ')}`,
    );
  }
});
