import type { Page } from '@playwright/test';

import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

/** Marek's own language and theme change here, so that those of users in other specs do not. */
const person = 'marek';

async function chooseInMenu(page: Page, menu: RegExp, entry: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  // by keyboard: a pointer that jumps past the gap between two menus closes the second
  await page.getByRole('menuitem', { name: entry }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: choice }).press('Enter');
}

test.describe('language and appearance', () => {
  test.afterEach(async () => {
    const api = await apiAs(person);
    await api.auth.savePreferences({ body: { locale: 'pl', theme: 'system' } });
  });

  test('English is complete on the main screens, and it and the dark theme survive a reload', async ({
    openAs,
  }) => {
    const opportunity = await openOpportunity({ owner: person, lastName: 'English' });
    const page = await openAs(person, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await chooseInMenu(page, /^Menu użytkownika/, 'Język', 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      'Customers',
      'Customer organisations',
      'Opportunities',
      'Offers',
      'Bank comparisons',
      'Rent offers',
      'Calendar',
      'Labels',
      'Banks',
      'Dealers',
      'Representatives',
      'Vehicles',
      'Cars',
      'Car data lists',
      'Enquiries',
      'Received mails',
      'Analytics',
      'Sign out',
    ]);
    const polish =
      /Szanse|Klien(t|ci)|Dodaj|Szukaj|Opiekun|Pierwszy kontakt|netto|dni\b|Oferty|Notatk|Wiadomo/;
    await menu.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.locator('thead')).not.toHaveText(polish);
    await expect(page.getByRole('search')).not.toHaveText(polish);
    await menu.getByRole('link', { name: 'Opportunities' }).click();
    await expect(page.getByRole('region', { name: /^First contact/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('body')).not.toHaveText(/Szanse|Opiekun|Pierwszy kontakt|netto|Dodaj|Szukaj/);
    await page.goto(`/sales-opportunity/${opportunity.id}`);
    await expect(page.getByRole('tab')).toHaveText([
      /Timeline/,
      /Activities/,
      /Messages/,
      /Notes/,
      /Attachments/,
      /Offers/,
      /Enquiries/,
      /Related/,
    ]);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toHaveText(/Utworzono|Oś czasu|Pokaż|Wszystko/);
    for (const tab of ['Activities', 'Messages', 'Notes', 'Attachments', 'Offers', 'Enquiries', 'Related']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).not.toHaveText(/Nie ma|Dodaj|Napisz|Brak/);
    }

    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.evaluate((element) => getComputedStyle(element).color);
    await chooseInMenu(page, /^User menu/, 'Appearance', 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(heading).not.toHaveCSS('color', before);

    // on a machine of light theme, before any script has come
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#root > [aria-busy]')).toBeVisible();
  });
});
