import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { authenticator } from './authenticator.ts';
import { shownSecret, typeCredentials } from './login-page.ts';
import { mailedPath } from './mails.ts';
import { goodPassword, guardedNewcomer, invite, newcomer } from './newcomers.ts';
import { addOffer, completeOffer, openOpportunity } from './records.ts';
import { expect, test } from './test.ts';

type Theme = 'light' | 'dark';

/** What axe finds on the page as it stands, told by theme, rule and element. */
async function violations(page: Page, theme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const builder = new AxeBuilder({ page });
  // the page has no frames, which alone would need a second page for each analysis
  builder.setLegacyMode();
  // the other theme changes nothing but colours
  if (theme === 'dark') builder.withRules(['color-contrast', 'link-in-text-block']);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${theme}, ${page.url()}, ${id}: ${html.slice(0, 200)}`),
  );
}

/** Looks at the page in both themes without loading it again; leaves it in the light one. */
async function expectAccessible(page: Page): Promise<void> {
  const inDark = await violations(page, 'dark');
  expect([...inDark, ...(await violations(page, 'light'))]).toEqual([]);
}

test.describe('no accessibility violation in either theme', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('login', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    await expectAccessible(page);
    const person = await guardedNewcomer();
    await typeCredentials(page, person);
    const code = page.getByRole('textbox', { name: 'Kod z aplikacji' });
    await code.fill(person.app.wrong());
    await expect(page.getByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await expectAccessible(page);
  });

  test('activation and new password', async ({ page }) => {
    const { email } = await invite();
    await page.goto(await mailedPath(email, 'activate'));
    await page.getByRole('textbox', { name: /^Nowe hasło/ }).fill(goodPassword);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Powtórz nowe hasło/ }).fill(goodPassword);
    await page.getByRole('button', { name: 'Dalej' }).click();
    const app = authenticator(await shownSecret(page));
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Kod z aplikacji' }).fill(app.next());
    await expect(page.getByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Resetuj hasło' })).toBeVisible();
    await expectAccessible(page);
  });

  test('profile, administration and settings', async ({ openAs }) => {
    test.slow();
    const person = await newcomer();
    const page = await openAs('adam', '/profile');
    const places = [
      ['/profile', page.getByText('to urządzenie').first()],
      ['/admin', page.getByRole('row').nth(1)],
      ['/admin?new=person', page.getByRole('dialog', { name: 'Zaproś użytkownika' })],
      [`/admin/person/${person.id}`, page.getByRole('heading', { name: 'Aktywne sesje' })],
      ['/admin/permissions', page.getByRole('grid')],
      ['/admin/hidden-fields', page.getByRole('grid')],
      ['/admin/columns', page.getByRole('grid')],
      ['/admin/audit-log', page.getByRole('button', { name: 'Eksportuj CSV' })],
      ['/admin/outbox', page.getByRole('row').nth(1)],
      ['/settings', page.getByLabel('Nazwa agencji')],
      ['/settings?section=documents', page.getByLabel('Stopka PDF')],
      ['/settings?section=statuses', page.getByRole('textbox', { name: 'Negocjacje: nazwa po polsku' })],
      ['/settings?section=tiers', page.getByRole('button', { name: 'Dodaj próg' })],
      ['/settings?section=sessions', page.getByLabel('Najdłuższa sesja')],
    ] as const;
    for (const [path, sign] of places) {
      await page.goto(path);
      await expect(sign).toBeVisible();
      await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test('dashboard, customers and board', async ({ openAs }) => {
    const page = await openAs('anna', '/');
    await expect(page.getByText('Ostatnia aktywność')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/customers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/sales-opportunities');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/customers?new=customer');
    await expect(page.getByRole('dialog', { name: 'Nowy klient' })).toBeVisible();
    await expectAccessible(page);
  });

  test('opportunity and offer form', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const offer = await addOffer(opportunity, 'anna', await completeOffer('anna'));
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}`);
    await expect(page.getByRole('group', { name: 'Oś czasu szansy' })).toBeVisible();
    await expectAccessible(page);
    for (const tab of ['Wiadomości', 'Notatki', 'Załączniki', 'Oferty', 'Powiązane']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto(`/sales-opportunity/${opportunity.id}?tab=offers&offer=${offer.id}`);
    await expect(page.getByRole('dialog', { name: 'Edycja oferty' })).toBeVisible();
    await expectAccessible(page);
  });
});
