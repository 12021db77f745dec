import type { Page } from '@playwright/test';

/** Measures the milliseconds between animation frames while `act` runs. */
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
    // the first frame started before the measurement
    return seen.slice(1);
  });
}

/** Returns frames per second from the milliseconds between frames. */
export const aSecond = (frames: readonly number[]) =>
  (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);

/** Scrolls the element that matches the selector by 60 px per frame, for three seconds. */
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
