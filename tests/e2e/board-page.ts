import type { Locator, Page } from '@playwright/test';

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
