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
  /** Kilobytes (1000 bytes) of scripts as they came over the wire, headers left out. */
  readonly script: number;
}

/** Adds up what arrives of every script. */
async function watchScripts(cdp: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => bytes / 1000;
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
      visits.push({ largestPaint, script: kilobytes() });
    }
    await context.close();
  }
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  console.log(`First screen after sign-in, processor ${slowdown}× slower, median of ${runs}:`);
  console.log(
    `  largest paint          ${of((visit) => visit.largestPaint).toFixed(0)} ms (goal: under 2000)`,
  );
  console.log(
    `  JavaScript, all of it  ${of((visit) => visit.script).toFixed(0)} kB, compressed (goal: at most 200)`,
  );
});
