/** Checks that no text of a table is cut without a title that has the whole of it. */
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';

const places = '[data-slot=data-table] th, [data-slot=data-table] td, [data-slot=grouped-table] td';

/** Whether the whole text is shown in another way, or none of it to the eye. */
const isShownElsewhere = (element: Element) =>
  element.closest('[title], [data-tooltip], [aria-hidden=true], .sr-only') !== null ||
  element.querySelector('[data-tooltip]') !== null;

const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** Returns texts that end in an ellipsis and are shown in full nowhere. */
function cutTexts(): string[] {
  return [...document.querySelectorAll(places)]
    .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
    .filter((element) => isCut(element) && !isShownElsewhere(element))
    .map(({ textContent }) => textContent);
}

export async function expectNothingCut(): Promise<void> {
  if (cutTexts().length > 0) await waitFor(() => expect(cutTexts()).toEqual([]));
}
