/**
 * `node bench/record-opening.ts`: measures the time from a click on a row of a list until the record's heading is drawn,
 * and until the page is at rest, beside a plain page whose rows lead to plain pages; and the time from the last key of
 * a search until its rows are drawn. The CPU is throttled by a factor of four. "First" is the first record that a
 * browser opens, "next" are the two after it.
 */
import type { Page } from '@playwright/test';

import { median, whileBrowsing } from './browsing.ts';
import { servePlainPage } from './plain-page.ts';

const runs = 5;
const slowdown = 4;
/** The longest permitted time until the heading is drawn, as a multiple of the plain page's time. */
const timesPlain = 3;
/** The longest permitted time of a search, in milliseconds. */
const searchGoal = 300;
/** The links that open a row, of the product and of the plain page. */
const rowLinks = 'main tbody :is([data-row-link], td:first-child) > a';

/** Instants are milliseconds since 1970, which two pages of one journey share. */
declare global {
  interface Window {
    /** Resolves with the instant at which the wanted text was drawn. */
    drawn: Promise<number>;
    /** Waits for 200 ms without long tasks and requests; returns when the last of them ended, and all requests. */
    rest: () => Promise<{ readonly at: number; readonly requests: readonly Requested[] }>;
    /** Waits for a text in the first element of the selector that is drawn after a click or a key. */
    expectDrawn: (wanted: Wanted) => void;
  }
}

interface Requested {
  readonly url: string;
  readonly at: number;
}

interface Wanted {
  readonly selector: string;
  readonly text: string;
}

/** Runs in every page before its own scripts. */
function watchPage(): void {
  const now = () => performance.timeOrigin + performance.now();
  let lastBusy = 0;
  const busyUntil = (entries: PerformanceObserverEntryList) => {
    for (const { startTime, duration } of entries.getEntries())
      lastBusy = Math.max(lastBusy, startTime + duration);
  };
  for (const type of ['longtask', 'resource'])
    new PerformanceObserver(busyUntil).observe({ type, buffered: true });
  performance.setResourceTimingBufferSize(5000);
  window.rest = () =>
    new Promise((resolve) => {
      const look = () => {
        if (performance.now() < lastBusy + 200) return;
        clearInterval(timer);
        const requests = performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => ({ url: name, at: performance.timeOrigin + startTime }));
        resolve({ at: performance.timeOrigin + lastBusy, requests });
      };
      const timer = setInterval(look, 20);
    });
  window.expectDrawn = (wanted) => {
    sessionStorage.setItem('wanted', JSON.stringify(wanted));
    window.drawn = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(wanted.selector)?.textContent !== wanted.text) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // a task after the callbacks of the frame: it has been drawn
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(now()));
          port1.start();
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  };
  // the plain record is a page of its own
  const wanted = sessionStorage.getItem('wanted');
  if (wanted) window.expectDrawn(JSON.parse(wanted) as Wanted);
  for (const type of ['click', 'input'])
    addEventListener(type, () => sessionStorage.setItem('acted', String(now())), { capture: true });
}

interface Opening {
  readonly heading: number;
  readonly rest: number;
  /** Requests of scripts since the pointer came near until the heading was drawn, and of the API until the rest. */
  readonly scripts: number;
  readonly calls: number;
}

const acted = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('acted')));

/** Moves the pointer to a row's link, clicks it, and waits for the record of its name. */
async function openRow(page: Page, place: number): Promise<Opening> {
  const link = page.locator(rowLinks).nth(place);
  const text = (await link.textContent()) ?? '';
  const box = await link.boundingBox();
  if (!box) throw new Error('no row to open');
  await page.evaluate((wanted) => window.expectDrawn(wanted), { selector: 'main h1', text });
  const near = Date.now();
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/\/(?:customer|sales-opportunity)\//, { waitUntil: 'commit' });
  const drawn = await page.evaluate(() => window.drawn);
  const { at, requests } = await page.evaluate(() => window.rest());
  const clicked = await acted(page);
  const own = requests.filter((request) => request.at >= near);
  return {
    heading: drawn - clicked,
    rest: at - clicked,
    scripts: own.filter(({ url, at: since }) => url.endsWith('.js') && since < drawn).length,
    calls: own.filter(({ url }) => url.includes('/api/')).length,
  };
}

/** Enters a name of a row into the search of the list, and waits until its first row is that one. */
async function search(page: Page, text: string): Promise<number> {
  await page.getByRole('searchbox').click();
  await page.evaluate((wanted) => window.expectDrawn(wanted), { selector: rowLinks, text });
  await page.keyboard.insertText(text);
  const drawn = await page.evaluate(() => window.drawn);
  const typed = await acted(page);
  await page.evaluate(() => window.rest());
  return drawn - typed;
}

await whileBrowsing(async ({ url, client, signedIn }) => {
  const { items } = await client.customers.list({ query: {} });
  const plain = await servePlainPage(items);
  const subjects = [
    { name: 'plain page', at: plain.url },
    { name: 'customers', at: `${url}/customers` },
    { name: 'opportunities', at: `${url}/sales-opportunities?view=list` },
  ];
  const openings = new Map<string, Opening[]>();
  const searches = new Map<string, number[]>();
  // the subjects alternate, so that other load on the machine affects all of them; the first round warms up the server
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, at } of subjects) {
      const context = await signedIn();
      const page = await context.newPage();
      await page.addInitScript(watchPage);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(at, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.rest());
      for (const place of [0, 2, 4]) {
        const opening = await openRow(page, place);
        const visit = `${place === 0 ? 'first' : 'next'} ${name}`;
        if (run > 0) openings.set(visit, [...(openings.get(visit) ?? []), opening]);
        await page.goBack({ waitUntil: 'commit' });
        await page.locator(rowLinks).first().waitFor();
        await page.evaluate(() => window.rest());
      }
      if (name !== 'plain page') {
        const text = (await page.locator(rowLinks).nth(5).textContent()) ?? '';
        const after = await search(page, text);
        if (run > 0) searches.set(name, [...(searches.get(name) ?? []), after]);
      }
      await context.close();
    }
  }
  plain.close();
  console.log(
    `From a list to a record, processor ${slowdown}× slower, median of ${runs}; goal: ${timesPlain} × the plain page`,
  );
  for (const visit of ['first', 'next']) {
    const of = (name: string, pick: (opening: Opening) => number) =>
      median((openings.get(`${visit} ${name}`) ?? []).map(pick));
    for (const { name } of subjects) {
      const heading = of(name, (opening) => opening.heading);
      const ratio = heading / of('plain page', (opening) => opening.heading);
      console.log(
        `  ${visit.padEnd(5)} ${name.padEnd(14)} heading ${heading.toFixed(0).padStart(4)} ms = ${ratio.toFixed(1)} ×` +
          `   at rest ${of(name, (opening) => opening.rest).toFixed(0)} ms` +
          `   ${of(name, ({ scripts }) => scripts)} scripts before it` +
          `   ${of(name, ({ calls }) => calls)} calls until the rest`,
      );
    }
  }
  for (const [name, times] of searches) {
    console.log(
      `  search in ${name}: ${median(times).toFixed(0)} ms after the last key (goal: ${searchGoal})`,
    );
  }
});
