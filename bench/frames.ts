import type { Page } from '@playwright/test';

/** Milliseconds between animation frames while `act` runs. */
export async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const watching = await page.evaluateHandle(() => {
    const seen: number[] = [];
    let before = performance.now();
    let isOver = false;
    const next = (now: number) => {
      seen.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return {
      seen,
      stop: () => {
        isOver = true;
      },
    };
  });
  await act();
  return watching.evaluate(({ seen, stop }) => {
    stop();
    // the first one began before the watch
    return seen.slice(1);
  });
}

/** Frames a second, of the milliseconds between them. */
export const aSecond = (frames: readonly number[]) =>
  (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);

/** Scrolls what a selector finds by 60 px a frame, for three seconds. */
export const scrollOn = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const scrolled = document.querySelector(wanted);
        const until = performance.now() + 3000;
        const step = () => {
          scrolled?.scrollBy(0, 60);
          if (performance.now() < until) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    selector,
  );
