import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { addOffer, completeOffer, openOpportunity } from './records.ts';
import { expect, test } from './test.ts';

/** What axe finds on the page as it stands, told by rule and element. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`no accessibility violation, ${theme}`, () => {
    const options = { colorScheme: theme, reducedMotion: 'reduce' } as const;

    test('login', async ({ page }) => {
      await page.emulateMedia(options);
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('dashboard, customers and board', async ({ openAs }) => {
      const page = await openAs('anna', '/', options);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByText('Ostatnia aktywność')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.goto('/customers');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/sales-opportunities');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/customers?new=customer');
      await expect(page.getByRole('dialog', { name: 'Nowy klient' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('opportunity and offer form', async ({ openAs }) => {
      const opportunity = await openOpportunity();
      const offer = await addOffer(opportunity, 'anna', await completeOffer('anna'));
      const page = await openAs('anna', `/sales-opportunity/${opportunity.id}`, options);
      await expect(page.getByRole('group', { name: 'Oś czasu szansy' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const tab of ['Wiadomości', 'Notatki', 'Załączniki', 'Oferty', 'Powiązane']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      }
      await page.goto(`/sales-opportunity/${opportunity.id}?tab=offers&offer=${offer.id}`);
      await expect(page.getByRole('dialog', { name: 'Edycja oferty' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
