import { signOut, typeCredentials } from './login-page.ts';
import { accountOf, staff } from './session.ts';
import { builtFile, delay, expect, test } from './test.ts';

test.describe('signing in', () => {
  test('leads to the page that was requested; the address of the login may bring the e-mail [S2.2, S2.4]', async ({
    page,
  }) => {
    await page.goto('/customers?sort=-createdAt');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await typeCredentials(page, accountOf('katarzyna'));
    await expect(page).toHaveURL('/customers?sort=-createdAt');
    await expect(page).toHaveTitle('Klienci · Szansa');
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    await expect(menu.getByRole('link')).toHaveText([
      'Pulpit',
      'Klienci',
      'Firmy klientów',
      'Szanse',
      'Oferty',
      'Porównania banków',
      'Oferty najmu',
      'Kalendarz',
      'Etykiety',
      'Banki',
      'Salony',
      'Przedstawiciele',
      'Pojazdy',
      'Samochody',
      'Listy danych samochodów',
      'Zapytania',
      'Odebrane maile',
      'Analityka',
      'Wyloguj się',
    ]);
    await signOut(page);
    expect(await page.evaluate(() => localStorage.getItem('szansa.auth'))).toBeNull();

    await page.goto(`/login/${encodeURIComponent(staff.katarzyna.email)}`);
    await expect(page.getByLabel('E-mail')).toHaveValue(staff.katarzyna.email);
    const password = page.getByRole('textbox', { name: 'Hasło' });
    await expect(password).toBeFocused();
    await password.fill(accountOf('katarzyna').password);
    await password.press('Enter');
    await expect(menu).toBeVisible();
    for (const path of [`/login/${encodeURIComponent(staff.anna.email)}`, '/nie-ma/takiej-strony']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Dzień dobry, Katarzyna' })).toBeVisible();
    }
  });

  test('stored data that lacks a part is removed, and leads to the login without a page to come back to [S2.5]', async ({
    openAs,
  }) => {
    const page = await openAs('anna', '/customers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(() => {
      const { user: _, ...rest } = JSON.parse(localStorage.getItem('szansa.auth') ?? '{}');
      localStorage.setItem('szansa.auth', JSON.stringify(rest));
    });
    await page.reload();
    // by way of `/logout`: without a session alone, the login would name the page
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('szansa.auth'))).toBeNull();
  });

  test('the user menu pressed before it has loaded opens when it has', async ({ openAs }) => {
    const page = await openAs('anna');
    const load = await delay(page, `**/${builtFile('src/app/shell/user-menu.tsx')}`);
    await page.goto('/');
    await page.getByRole('button', { name: /^Menu użytkownika/ }).click();
    load();
    await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
  });
});
