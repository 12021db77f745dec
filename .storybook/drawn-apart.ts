/** Holds stories to it that what is not the same does not look the same. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The states in each place marked `data-drawn-apart` are drawn, each unlike the others. */
export async function expectDrawnApart(): Promise<void> {
  const alike: string[] = [];
  for (const place of document.querySelectorAll<HTMLElement>('[data-drawn-apart]')) {
    const drawn: string[] = [];
    for (const element of place.children) drawn.push(await page.screenshot({ element, save: false }));
    const name = place.dataset['drawnApart'] ?? '';
    if (drawn.length < 2 || new Set(drawn).size < drawn.length) alike.push(name);
  }
  expect(alike, 'states that look the same').toEqual([]);
}
