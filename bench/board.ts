/**
 * `node bench/board.ts`: measures a board of a thousand cards: the time from the response to the paint, as it is and on
 * a slow laptop, the frames while a card is dragged across it with the mouse, the delays of its clicks and of the start
 * of a drag until the next paint, and the heap after many changes of screen.
 */
import type { Data, Endpoints } from '@szansa/api-client/client';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { median, whileBrowsing } from './browsing.ts';

type Board = Data<Endpoints['opportunities']['board']>;

const cards = 1000;
const runs = 5;
const slowdown = 4;
/** Handles of cards that can be dragged: the code for that is loaded after the board. */
const draggable = 'article [aria-describedby]';

declare global {
  interface Window {
    boardFigures: { answered: number; painted: number; frames: number[]; interactions: number[] };
  }
}

/** Returns the agency's own board, with its cards repeated under new ids until the number is reached. */
function enlarged(board: Board): Board {
  const share = Math.ceil(cards / board.columns.length);
  const templates = board.columns.flatMap((column) => column.cards);
  return {
    columns: board.columns.map((column, place) => {
      const count = Math.min(share, cards - place * share);
      const own = Array.from({ length: count }, (_, index) => templates[index % templates.length])
        .filter((card) => card !== undefined)
        .map((card) => ({ ...card, id: uuidv7(), status: column.status }));
      return { ...column, count, cards: own };
    }),
  };
}

/** Records when the board's response arrives in the page, and when its first cards have been painted. */
function watchBoard(): void {
  window.boardFigures = { answered: 0, painted: 0, frames: [], interactions: [] };
  // the types of the DOM do not know the threshold
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries())
      if (/^(?:pointer|key|click)/.test(name)) window.boardFigures.interactions.push(duration);
  }).observe(events);
  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await ask(...request);
    if (response.url.includes('/opportunities/board')) window.boardFigures.answered = performance.now();
    return response;
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-slot="kanban-board"] article')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // this task runs after the animation frame callbacks, when the frame has been painted
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (window.boardFigures.painted = performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Records the milliseconds between animation frames from now on. */
function watchFrames(): void {
  let before = performance.now();
  const next = () => {
    const now = performance.now();
    window.boardFigures.frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

async function dragAcross(page: Page): Promise<number[]> {
  const card = page.getByRole('article').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('no card to drag');
  const from = { x: box.x + 40, y: box.y + 40 };
  await page.mouse.move(from.x, from.y);
  await page.evaluate(watchFrames);
  await page.mouse.down();
  await page.mouse.move(from.x + 1000, from.y + 200, { steps: 120 });
  await page.mouse.move(from.x + 100, from.y + 300, { steps: 120 });
  const frames = await page.evaluate(() => window.boardFigures.frames);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

/** Bytes of the heap, without what is collectable. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** The heap after 20 and after 60 changes between the board, a list and the dashboard, both times with the board. */
async function heapOfChanges(context: BrowserContext, url: string): Promise<readonly [number, number]> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${url}/sales-opportunities`, { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation').first();
  const screens = ['/customers', '/', '/customers', '/sales-opportunities'] as const;
  const heaps: number[] = [];
  for (let change = 0; change < 60; change += 1) {
    await menu
      .locator(`a[href="${screens[change % screens.length]}"]`)
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    if (change !== 19 && change !== 59) continue;
    // its listeners count as well
    await page.locator(draggable).first().waitFor({ state: 'attached' });
    heaps.push(await heapOf(cdp));
  }
  await page.close();
  const [first = Number.NaN, last = Number.NaN] = heaps;
  return [first, last];
}

/** Milliseconds from clicks on a card's menu and from the start of its drag by keyboard until the next paint. */
async function interact(page: Page): Promise<number> {
  const card = page.getByRole('article').nth(1);
  await card.hover();
  await card.getByRole('button').first().click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('button').nth(1).focus();
  await page.keyboard.press('Space');
  await page.locator('[data-dragging]').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => Math.max(0, ...window.boardFigures.interactions));
}

async function openBoard(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchBoard);
  await page.goto(`${url}/sales-opportunities`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.boardFigures.painted > 0);
  const { answered, painted } = await page.evaluate(() => window.boardFigures);
  return painted - answered;
}

await whileBrowsing(async ({ url, client, signedIn }) => {
  const data = enlarged(await client.opportunities.board({ query: {} }));
  const answer = { success: true, data, message: '' };
  const figures = {
    painted: [] as number[],
    paintedSlowly: [] as number[],
    longest: [] as number[],
    rate: [] as number[],
    delay: [] as number[],
  };
  for (let run = 0; run < runs; run += 1) {
    for (const isSlow of [false, true]) {
      const context = await signedIn();
      const page = await context.newPage();
      await page.route('**/api/opportunities/board*', (route) => route.fulfill({ json: answer }));
      const cdp = await context.newCDPSession(page);
      if (isSlow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const painted = await openBoard(page, url);
      (isSlow ? figures.paintedSlowly : figures.painted).push(painted);
      if (!isSlow) {
        await page.locator(draggable).first().waitFor({ state: 'attached' });
        const frames = await dragAcross(page);
        figures.longest.push(Math.max(...frames));
        figures.rate.push((frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0));
        figures.delay.push(await interact(page));
      }
      await context.close();
    }
  }
  const context = await signedIn();
  const [after20, after60] = await heapOfChanges(context, url);
  await context.close();

  const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ');
  const print = (what: string, values: readonly number[], unit: string, goal: string) =>
    console.log(`  ${what.padEnd(42)} ${median(values).toFixed(0)} ${unit} (${list(values)}; goal: ${goal})`);
  console.log(`A board of ${cards} cards, ${runs} runs:`);
  print('from the answer to the paint', figures.painted, 'ms', 'at most 300');
  print(`the same, processor ${slowdown}× slower`, figures.paintedSlowly, 'ms', 'at most 700');
  print('longest frame of a drag', figures.longest, 'ms', 'at most 50');
  print('frames of a drag in a second', figures.rate, '', 'at least 55');
  print('longest delay of a click or a lift', figures.delay, 'ms', 'at most 90');
  const grown = (after60 - after20) / 1e6;
  console.log(
    `  heap after 20 and 60 changes of screen     ${(after20 / 1e6).toFixed(1)} and ${(after60 / 1e6).toFixed(1)} MB ` +
      `(${grown.toFixed(2)} MB more; goal: at most 0.5)`,
  );
});
