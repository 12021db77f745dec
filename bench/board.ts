/**
 * `node bench/board.ts`: measures the time from the response to the paint of a board of a thousand cards, and the
 * longest frame while a card is dragged across it with the mouse.
 */
import type { Data, Endpoints } from '@szansa/api-client/client';
import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { median, whileBrowsing } from './browsing.ts';

type Board = Data<Endpoints['opportunities']['board']>;

const cards = 1000;
const runs = 5;

declare global {
  interface Window {
    boardFigures: { answered: number; painted: number; frames: number[] };
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
  window.boardFigures = { answered: 0, painted: 0, frames: [] };
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

await whileBrowsing(async ({ url, client, signedIn }) => {
  const data = enlarged(await client.opportunities.board({ query: {} }));
  const answer = { success: true, data, message: '' };
  const painted: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await signedIn();
    const page = await context.newPage();
    await page.addInitScript(watchBoard);
    await page.route('**/api/opportunities/board*', (route) => route.fulfill({ json: answer }));
    await page.goto(`${url}/sales-opportunities`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.boardFigures.painted > 0);
    const { answered, painted: at } = await page.evaluate(() => window.boardFigures);
    painted.push(at - answered);
    longest.push(Math.max(...(await dragAcross(page))));
    await context.close();
  }
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ');
  console.log(`A board of ${cards} cards, ${runs} runs:`);
  console.log(
    `  from the answer to the paint  ${median(painted).toFixed(0)} ms (${list(painted)}; goal: at most 300)`,
  );
  console.log(
    `  longest frame of a drag       ${median(longest).toFixed(0)} ms (${list(longest)}; goal: at most 50)`,
  );
});
