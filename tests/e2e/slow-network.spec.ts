import type { Page } from '@playwright/test';

import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { boxOf, builtFile, delay, expect, test } from './test.ts';

const loading = (page: Page) => page.getByRole('status', { name: 'Wczytywanie…' });

/** The maximum distance between content and its placeholder, in pixels. */
const near = 24;

test.describe('on a slow line', () => {
  test('the frame is shown before its words, and the heading of a list before its code', async ({
    openAs,
  }) => {
    const page = await openAs('anna');
    const showWords = await delay(page, `**/${builtFile('src/kit/texts/everyday-pl.ts')}`);
    const showList = await delay(page, `**/${builtFile('src/features/customers/list/customers-screen.tsx')}`);
    await page.goto('/');
    const { width } = await boxOf(page.locator('[aria-busy] > div').first());
    showWords();
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    expect(Math.abs((await boxOf(menu)).width - width)).toBeLessThanOrEqual(1);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await menu.getByRole('link', { name: 'Klienci' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Klienci' });
    const placeholder = await boxOf(heading);
    await expect(loading(page)).toBeVisible();
    showList();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(Math.abs((await boxOf(heading)).y - placeholder.y)).toBeLessThanOrEqual(1);
  });

  test('a record, a conversation and a board appear where their placeholders were', async ({ openAs }) => {
    const { id } = await openOpportunity();
    await (await apiAs('anna')).comments.create({ body: { customerFileId: id, message: 'Dzień dobry' } });
    const page = await openAs('adam');
    for (const { path, request, placeholder, content } of [
      {
        path: `/sales-opportunity/${id}`,
        request: `**/api/opportunities/${id}`,
        placeholder: loading(page).locator('.lg\\:order-last > div'),
        content: page.getByRole('region', { name: 'Szczegóły szansy' }),
      },
      {
        path: `/sales-opportunity/${id}?tab=messages`,
        request: '**/api/comment/find/**',
        placeholder: loading(page).locator('.border-t [data-slot="skeleton"]'),
        content: page.locator('[data-slot="message-composer"]'),
      },
      {
        path: '/sales-opportunities?is_self=any',
        request: /\/api\/opportunities\/board/,
        placeholder: loading(page).locator('.w-72').first(),
        content: page.getByRole('region', { name: /^Lead / }),
      },
    ]) {
      const show = await delay(page, request);
      await page.goto(path);
      const before = await boxOf(placeholder);
      show();
      const { x, y } = await boxOf(content);
      expect(Math.abs(y - before.y), path).toBeLessThanOrEqual(near);
      if (!path.endsWith('messages')) expect(Math.abs(x - before.x), path).toBeLessThanOrEqual(near);
    }
  });
});
