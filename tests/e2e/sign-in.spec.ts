import { demoPassword } from '../demo-server.ts';
import { builtFile } from './built-file.ts';
import { signIn, storageOf } from './session.ts';
import { staff } from './staff.ts';
import { expect, test, toast } from './test.ts';

test.describe('signing in', () => {
  test('a salesperson signs in and signs out again', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill(staff.katarzyna.email);
    await page.getByRole('textbox', { name: 'Hasło' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();

    await expect(page.getByRole('heading', { name: 'Dzień dobry, Katarzyna' })).toBeVisible();
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

    await page.getByRole('button', { name: `Menu użytkownika: ${staff.katarzyna.name}` }).click();
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('szansa.auth'))).toBeNull();
  });

  test('a wrong password and an unknown e-mail get the same answer', async ({ page }) => {
    await page.goto('/login');
    for (const email of [staff.marek.email, 'nikt@szansa.example']) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('textbox', { name: 'Hasło' }).fill('Na-pewno-nie-to-1');
      const answer = page.waitForResponse('**/api/auth/login');
      await page.getByRole('button', { name: 'Zaloguj się' }).click();
      expect((await answer).status()).toBe(400);
      await expect(page.getByText('Nieprawidłowy e-mail lub hasło', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Hasło' })).toHaveValue('');
    }
  });

  test('an empty form says what is missing', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByText('To pole jest wymagane!')).toHaveCount(2);
  });

  test('an unknown path shows the login', async ({ page }) => {
    await page.goto('/nie-ma/takiej-strony');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
  });

  test('the way back leads to the page that was asked for', async ({ page }) => {
    await page.goto('/customers?sort=-createdAt');
    await page.getByLabel('E-mail').fill(staff.anna.email);
    await page.getByRole('textbox', { name: 'Hasło' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL('/customers?sort=-createdAt');
    await expect(page.getByRole('heading', { name: 'Klienci' })).toBeVisible();
  });

  test('who is signed in does not see the login', async ({ openAs }) => {
    const page = await openAs('anna', '/login');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: /Dzień dobry/ })).toBeVisible();
  });

  test('the address of the login may bring the e-mail', async ({ page }) => {
    await page.goto(`/login/${encodeURIComponent(staff.katarzyna.email)}`);
    await expect(page.getByLabel('E-mail')).toHaveValue(staff.katarzyna.email);
    const password = page.getByRole('textbox', { name: 'Hasło' });
    await expect(password).toBeFocused();
    await password.fill(demoPassword);
    await password.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Katarzyna' })).toBeVisible();
    for (const path of [`/login/${encodeURIComponent(staff.anna.email)}`, '/nie-ma/takiej-strony']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Dzień dobry, Katarzyna' })).toBeVisible();
    }
  });

  test('a kept session that lacks a part is removed and leads to the logout', async ({ page }) => {
    const stored = storageOf(await signIn('katarzyna')).origins[0]?.localStorage[0];
    const { userPermissions: _lacking, ...rest } = JSON.parse(stored?.value ?? '') as Record<string, unknown>;
    await page.goto('/login');
    // the page has read what is kept by then; earlier, it would itself remove what is put there
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    await page.evaluate((value) => localStorage.setItem('szansa.auth', value), JSON.stringify(rest));
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto('/customers');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    await expect.poll(() => seen).toContain('/logout');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('szansa.auth'))).toBeNull();
  });

  test('a session that ends in the middle says so and leads to the login', async ({ openAs }) => {
    const page = await openAs('anna', '/customers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, data: { code: 'session_expired' }, message: 'Sesja wygasła.' },
      }),
    );
    await page.getByRole('searchbox', { name: 'Szukaj klientów' }).fill('kowal');
    await expect(toast(page, 'Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
  });

  test('the user menu pressed before it has loaded opens when it has', async ({ openAs }) => {
    const page = await openAs('anna', 'about:blank');
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/${builtFile('src/app/shell/user-menu.tsx')}`, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: /^Menu użytkownika/ }).click();
    letGo();
    await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
  });

  test('the user menu that loads while the pointer is down opens as well', async ({ openAs }) => {
    const page = await openAs('anna', 'about:blank');
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/${builtFile('src/app/shell/user-menu.tsx')}`, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: /^Menu użytkownika/ }).hover();
    await page.mouse.down();
    letGo();
    await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
  });
});
