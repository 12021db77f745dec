import { expect, type Locator, type Page } from '@playwright/test';

import { numberOf } from './records.ts';

interface Named {
  readonly number: number;
  readonly customer: { readonly name: string };
}

/** How the board calls a card. */
export function cardName(opportunity: Named): string {
  return `${opportunity.customer.name}, szansa ${numberOf(opportunity)}`;
}

export function columnOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${title} `) });
}

/** The board with one opportunity alone: what others add meanwhile would move its card from under the pointer. */
export function boardWith(opportunity: Named, narrowed: Readonly<Record<string, string>> = {}): string {
  return `/sales-opportunities?${new URLSearchParams({ ...narrowed, search: opportunity.customer.name }).toString()}`;
}

/** The card in a column. */
export function cardIn(page: Page, column: string, opportunity: Named): Locator {
  return columnOf(page, column).getByRole('article', { name: cardName(opportunity), exact: true });
}

/** A point a little below the top of an element, where a card or a column can be grabbed. */
export async function pointIn(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + Math.min(60, box.height / 2) };
}

/** Waits until a card can be dragged: the code for that is loaded after the board is shown. */
export async function waitForDragging(card: Locator): Promise<void> {
  const handle = card.getByRole('button', { name: /^Przeciągnij/, includeHidden: true });
  await expect(handle).toHaveAttribute('aria-describedby');
}

/** Drags a card with the mouse and drops it in another column. */
export async function dragCard(page: Page, card: Locator, column: Locator): Promise<void> {
  // waits until the card does not move and nothing covers it
  await card.hover({ position: { x: 60, y: 60 } });
  await waitForDragging(card);
  const from = await pointIn(card);
  const to = await pointIn(column);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
  await expect(card).toHaveAttribute('data-dragging');
  await page.mouse.move(to.x, to.y + 60, { steps: 8 });
  await expect(page.getByText('Upuść tutaj')).toBeVisible();
  await page.mouse.up();
}
