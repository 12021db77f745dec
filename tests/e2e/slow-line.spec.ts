import type { Locator, Page } from '@playwright/test';

import { builtFile } from './built-file.ts';
import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

/** Holds back what a page asks for under an address; answers how to let it go. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return box;
}

const loading = (page: Page) => page.getByRole('status', { name: 'Wczytywanie…' });

/** How far what comes may stand from its shape, in pixels. */
const near = 24;

test.describe('on a slow line', () => {
  test('the frame stands before its words are there', async ({ openAs }) => {
    const page = await openAs('anna', 'about:blank');
    const letGo = await hold(page, `**/${builtFile('src/kit/texts/everyday-pl.ts')}`);
    await page.goto('/');
    const frame = page.locator('[aria-busy] > div').first();
    const { width } = await boxOf(frame);
    letGo();
    const menu = await boxOf(page.getByRole('navigation', { name: 'Menu główne' }));
    expect(Math.abs(menu.width - width)).toBeLessThanOrEqual(1);
  });

  test('a list has its heading and rows while its code is on the way', async ({ openAs }) => {
    const page = await openAs('anna', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const letGo = await hold(page, `**/${builtFile('src/features/customers/list/customers-screen.tsx')}`);
    await page
      .getByRole('navigation', { name: 'Menu główne' })
      .getByRole('link', { name: 'Klienci' })
      .click();
    const heading = page.getByRole('heading', { level: 1, name: 'Klienci' });
    await expect(loading(page)).toBeVisible();
    const shape = await boxOf(heading);
    letGo();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const there = await boxOf(heading);
    expect(Math.abs(there.y - shape.y)).toBeLessThanOrEqual(1);
  });

  test('an opportunity has its panel, and a board its columns, where they will stand', async ({ openAs }) => {
    const { id } = await openOpportunity();
    const page = await openAs('anna', '/');
    const showRecord = await hold(page, `**/api/opportunities/${id}`);
    await page.goto(`/sales-opportunity/${id}`);
    const panelShape = await boxOf(loading(page).locator('.lg\\:order-last > div'));
    showRecord();
    const panel = await boxOf(page.getByRole('region', { name: 'Szczegóły szansy' }));
    expect(Math.abs(panel.x - panelShape.x)).toBeLessThanOrEqual(near);
    expect(Math.abs(panel.y - panelShape.y)).toBeLessThanOrEqual(near);

    const showBoard = await hold(page, /\/api\/opportunities\/board/);
    await page.goto('/sales-opportunities');
    const columnShape = await boxOf(loading(page).locator('.w-72').first());
    showBoard();
    const column = await boxOf(page.getByRole('region', { name: /^Leady / }));
    expect(Math.abs(column.x - columnShape.x)).toBeLessThanOrEqual(near);
    expect(Math.abs(column.y - columnShape.y)).toBeLessThanOrEqual(near);
  });

  test('rights of roles have their lines, where they will stand', async ({ openAs }) => {
    const page = await openAs('adam', '/');
    const letGo = await hold(page, '**/api/roles');
    await page.goto('/admin/permissions');
    const shape = await boxOf(loading(page).locator('.rounded-large').last());
    letGo();
    const matrix = await boxOf(page.getByRole('grid'));
    expect(Math.abs(matrix.y - shape.y)).toBeLessThanOrEqual(2 * near);
    expect(Math.abs(matrix.x - shape.x)).toBeLessThanOrEqual(near);
  });

  test('a conversation has the place to write where it will be', async ({ openAs }) => {
    const { id } = await openOpportunity();
    await (await apiAs('anna')).comments.create({ body: { customerFileId: id, message: 'Dzień dobry' } });
    const page = await openAs('anna', '/');
    const letGo = await hold(page, '**/api/comment/find/**');
    await page.goto(`/sales-opportunity/${id}?tab=messages`);
    const shape = await boxOf(loading(page).locator('.border-t [data-slot="skeleton"]'));
    letGo();
    const composer = await boxOf(page.locator('[data-slot="message-composer"]'));
    expect(Math.abs(composer.y - shape.y)).toBeLessThanOrEqual(near);
  });
});
