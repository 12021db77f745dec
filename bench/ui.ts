/**
 * `pnpm bench:ui`: measures the heavy components in Chromium, built like the product: a table of 10,000 rows × 15
 * columns, a board of 1,000 cards, a conversation of 5,000 messages. Medians of five runs.
 */
import type { Browser, Page } from '@playwright/test';

import { median } from './browsing.ts';
import { withBuiltParts } from './built-parts.ts';
import { aSecond, framesWhile, scrollOn } from './frames.ts';

const runs = 5;

interface Run {
  readonly tableDrawn: number;
  readonly sorted: number;
  readonly scrolled: number;
  readonly boardDrawn: number;
  readonly dragged: number;
  readonly chatDrawn: number;
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

const draw = (page: Page, part: string) => page.evaluate((name) => window.draw(name), part);

/** Measures the time from the click on a heading to the paint of the sorted rows. */
const sortByName = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector('tbody tr[data-index]')?.textContent;
        const before = first();
        const heading = [...document.querySelectorAll<HTMLElement>('th button')].find(
          ({ textContent }) => textContent === 'Nazwa',
        );
        const started = performance.now();
        heading?.click();
        const look = () => {
          if (first() === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - started));
        };
        requestAnimationFrame(look);
      }),
  );

/** Measures frames per second during three seconds of scrolling at 60 px per frame. */
async function scroll(page: Page): Promise<number> {
  return aSecond(await framesWhile(page, () => scrollOn(page, '[data-slot="data-table"] div:has(> table)')));
}

/** Measures the longest frame while a card is dragged across the columns and back. */
async function drag(page: Page): Promise<number> {
  const box = await page.getByRole('article').first().boundingBox();
  if (!box) throw new Error('no card to drag');
  await page.mouse.move(box.x + 40, box.y + 20);
  const frames = await framesWhile(page, async () => {
    await page.mouse.down();
    await page.mouse.move(box.x + 1000, box.y + 200, { steps: 120 });
    await page.mouse.move(box.x + 100, box.y + 300, { steps: 120 });
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return Math.max(...frames);
}

async function measure(browser: Browser, url: string): Promise<Run> {
  const table = await opened(browser, url);
  const tableDrawn = await draw(table, 'table');
  const sorted = await sortByName(table);
  const scrolled = await scroll(table);
  await table.close();
  const board = await opened(browser, url);
  const boardDrawn = await draw(board, 'board');
  const dragged = await drag(board);
  await board.close();
  const chat = await opened(browser, url);
  const chatDrawn = await draw(chat, 'chat');
  await chat.close();
  return { tableDrawn, sorted, scrolled, boardDrawn, dragged, chatDrawn };
}

const titles: Readonly<Record<keyof Run, string>> = {
  tableDrawn: 'table, 10,000 × 15: first rows (at most 150 ms)',
  sorted: 'table: sorted by a press on a heading (under 100 ms)',
  scrolled: 'table: frames a second while scrolling (at least 55)',
  boardDrawn: 'board, 1,000 cards: first cards',
  dragged: 'board: longest frame of a drag (at most 50 ms)',
  chatDrawn: 'conversation, 5,000 messages: opened at its end (under 200 ms)',
};

await withBuiltParts(async (browser, url) => {
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser, url));
  for (const [key, title] of Object.entries(titles)) {
    const values = results.map((result) => result[key as keyof Run]);
    const all = values.map((value) => value.toFixed(0)).join(', ');
    console.log(`${median(values).toFixed(0).padStart(6)}  ${title}: ${all}`);
  }
});
