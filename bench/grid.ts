/**
 * `node bench/grid.ts`: compares an editable grid of 20,000 × 20 cells with the same grid in plain DOM code: frames per
 * second while scrolling and while typing into cells, and the time to paste 1,000 × 10 cells. Medians of three runs.
 * SLOWDOWN=4 throttles the CPU by that factor.
 */
import type { Browser, Page } from '@playwright/test';

import { median } from './browsing.ts';
import { withBuiltParts } from './built-parts.ts';
import { aSecond, framesWhile, scrollOn } from './frames.ts';

const runs = 3;
const slowdown = Number(process.env['SLOWDOWN'] ?? 1);
const edits = 20;
const pasted = Array.from({ length: 1000 }, (_, row) =>
  Array.from({ length: 10 }, (_cell, column) => `p${row}.${column}`).join('\t'),
).join('\n');

interface Run {
  readonly scrolled: number;
  readonly edited: number;
  readonly pasted: number;
}

const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[data-index="${row}"] [data-edit="${column}"]`);

/** Types into one cell after another; each saves the typed text. */
async function edit(page: Page): Promise<number> {
  await cellAt(page, 0, 1).focus();
  const frames = await framesWhile(page, async () => {
    for (let row = 0; row < edits; row += 1) {
      await page.keyboard.press('F2');
      await page.locator('[data-edit] input').waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`nowe ${row}`, { delay: 16 });
      await page.keyboard.press('Enter');
      await page.locator('[data-edit] input').waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowDown');
    }
  });
  const last = await cellAt(page, edits - 1, 1).textContent();
  if (last !== `nowe ${edits - 1}`) throw new Error(`the last cell says ${String(last)}`);
  return aSecond(frames);
}

/** Measures the time from the key press to the frame in which the pasted cells have been painted. */
async function paste(page: Page): Promise<number> {
  await page.locator('[data-grid-scroller]').evaluate((scroller) => scroller.scrollTo(0, 0));
  await cellAt(page, 2, 1).focus();
  const took = await page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const started = performance.now();
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
        const look = () => {
          const cell = document.querySelector('[data-index="2"] [data-edit="1"]');
          if (cell?.textContent === 'p0.0') setTimeout(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    pasted,
  );
  await page.locator('[data-grid-scroller]').evaluate((scroller) => scroller.scrollTo(0, 36 * 995));
  await cellAt(page, 1001, 10)
    .filter({ hasText: /^p999\.9$/ })
    .waitFor();
  return took;
}

async function measure(browser: Browser, url: string, part: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate((name) => window.draw(name), part);
  // code that the first edit and the first field of a grid load lazily is loaded before the measurement
  await cellAt(page, 0, 0).dblclick();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const edited = await edit(page);
  const scrolled = aSecond(await framesWhile(page, () => scrollOn(page, '[data-grid-scroller]')));
  const run = { scrolled, edited, pasted: await paste(page) };
  await page.close();
  return run;
}

const titles: Readonly<Record<keyof Run, string>> = {
  scrolled: 'frames a second while one scrolls (at least 55)',
  edited: `frames a second while one types into ${edits} cells (at least 55)`,
  pasted: 'ms until 1,000 × 10 pasted cells are painted (under 200)',
};

await withBuiltParts(async (browser, url) => {
  console.log(`20,000 × 20 cells, processor ${slowdown}× slower, median of ${runs}:`);
  const results: Record<'grid' | 'plainGrid', Run[]> = { grid: [], plainGrid: [] };
  for (let run = 0; run < runs; run += 1)
    for (const part of ['grid', 'plainGrid'] as const) results[part].push(await measure(browser, url, part));
  for (const [part, all] of Object.entries(results)) {
    for (const [key, title] of Object.entries(titles)) {
      const values = all.map((one) => one[key as keyof Run]);
      const each = values.map((value) => value.toFixed(0)).join(', ');
      console.log(
        `${median(values).toFixed(0).padStart(6)}  ${part === 'grid' ? '' : 'by hand: '}${title}: ${each}`,
      );
    }
  }
});
