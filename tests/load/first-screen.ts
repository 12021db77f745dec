/**
 * `node tests/load/first-screen.ts`: how fast the first screen after sign-in is on a slow laptop, and how much
 * JavaScript it fetches. The processor is slowed down four times, nothing is cached, the server is warm.
 */
import type { CDPSession, Page } from '@playwright/test';

import { median, whileBrowsing } from './browsing.ts';

const runs = 5;
const slowdown = 4;

interface Visit {
  /** Milliseconds from the request of the page to its largest paint. */
  readonly largestPaint: number;
  /** Kilobytes (1000 bytes) on the wire up to then, and all until the page is quiet. */
  readonly scriptBefore: number;
  readonly script: number;
}

/** Bytes of every script as they came over the wire, with the time they were complete. */
async function watchScripts(cdp: CDPSession) {
  const scripts = new Set<string>();
  const arrived: { readonly bytes: number; readonly at: number }[] = [];
  let start = Number.POSITIVE_INFINITY;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    start = Math.min(start, timestamp);
  });
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (scripts.has(requestId)) arrived.push({ bytes: encodedDataLength, at: (timestamp - start) * 1000 });
  });
  return (until: number) =>
    arrived.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function largestPaintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
}

await whileBrowsing(async ({ url, signedIn }) => {
  const visits: Visit[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const context = await signedIn();
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const kilobytes = await watchScripts(cdp);
    await page.goto(url, { waitUntil: 'networkidle' });
    const largestPaint = await largestPaintOf(page);
    // the first visit warms the server
    if (run > 0) {
      visits.push({ largestPaint, scriptBefore: kilobytes(largestPaint), script: kilobytes(Infinity) });
    }
    await context.close();
  }
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  console.log(`First screen after sign-in, processor ${slowdown}× slower, median of ${runs}:`);
  console.log(
    `  largest paint            ${of((visit) => visit.largestPaint).toFixed(0)} ms (goal: under 2000)`,
  );
  console.log(
    `  JavaScript up to then    ${of((visit) => visit.scriptBefore).toFixed(0)} kB (goal: at most 200)`,
  );
  console.log(`  JavaScript in the end    ${of((visit) => visit.script).toFixed(0)} kB`);
});
