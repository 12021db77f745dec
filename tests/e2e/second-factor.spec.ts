import { authenticator } from './authenticator.ts';
import { saveRecoveryCodes, shownSecret, signOut, typeCredentials } from './login-page.ts';
import { guardedNewcomer, newcomer } from './newcomers.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

const refused = 'Nieprawidłowy kod albo kod już użyty';

test.describe('signing in with a second factor', () => {
  test('accepts the password and a code that is right and new, or a recovery code, once', async ({
    page,
  }) => {
    const person = await guardedNewcomer();
    await page.goto('/customers');
    await typeCredentials(page, person);
    await expect(page.getByRole('heading', { name: 'Weryfikacja dwuetapowa' })).toBeVisible();
    const code = page.getByRole('textbox', { name: 'Kod z aplikacji' });
    await expect(code).toBeFocused();
    for (const digits of [person.app.wrong(), person.app.last()]) {
      const answer = page.waitForResponse('**/api/auth/login/totp');
      await code.fill(digits);
      expect((await answer).ok()).toBe(false);
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Weryfikacja dwuetapowa' })).toBeVisible();
      await expect(code).toHaveValue('');
      await expect(code).toBeFocused();
    }
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByText('Wpisz 6 cyfr')).toBeVisible();
    await code.fill(person.app.next());
    // also by this longer way back to the requested page
    await expect(page).toHaveURL('/customers');
    await expect(page.getByRole('heading', { name: 'Klienci', level: 1 })).toBeVisible();
    await signOut(page);

    const [first = '', second = ''] = person.recoveryCodes;
    const start = async () => {
      await typeCredentials(page, person);
      await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
    };
    const send = async (recoveryCode: string) => {
      await page.getByRole('textbox', { name: 'Kod zapasowy' }).fill(recoveryCode);
      await page.getByRole('button', { name: 'Zaloguj się' }).click();
    };
    await start();
    await send(first);
    await expect(page.getByRole('button', { name: /^Menu użytkownika/ })).toBeVisible();
    await signOut(page);
    await start();
    await send(first);
    await expect(page.getByText(refused)).toBeVisible();
    // as people type them: capitals, no dash
    await send(second.toUpperCase().replace('-', ' '));
    await expect(page.getByRole('button', { name: /^Menu użytkownika/ })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText(/Zostało 6 kodów zapasowych z 8/)).toBeVisible();
  });
});

test.describe('a role that requires a second factor', () => {
  // no other spec uses this role
  const key = 'PLATFORMER';

  test.afterEach(async () => {
    const api = await apiAs('adam');
    await api.roles.update({ params: { key }, body: { requiresSecondFactor: false } });
  });

  test('has its people set up an app when they sign in', async ({ page, openAs }) => {
    const person = await newcomer({ role: key, firstName: 'Oskar' });
    const admin = await openAs('adam', `/admin/permissions?role=${key}`);
    const requirement = admin.getByRole('switch', { name: 'Wymagaj weryfikacji dwuetapowej' });
    await expect(requirement).not.toBeChecked();
    const saved = admin.waitForResponse(`**/api/roles/${key}`);
    await requirement.click();
    expect((await saved).ok()).toBe(true);

    await page.goto('/login');
    await typeCredentials(page, person);
    await expect(page.getByRole('heading', { name: 'Zeskanuj kod QR' })).toBeVisible();
    await expect(
      page.getByText('Twoja rola wymaga weryfikacji dwuetapowej. Włącz ją, aby się zalogować.'),
    ).toBeVisible();
    const app = authenticator(await shownSecret(page));
    const code = page.getByRole('textbox', { name: 'Kod z aplikacji' });
    await code.fill(app.wrong());
    await expect(page.getByText(refused)).toBeVisible();
    await code.fill(app.next());
    await saveRecoveryCodes(page, 'Przejdź do Szansy');
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Oskar' })).toBeVisible();
    await signOut(page);

    await typeCredentials(page, person);
    await page.getByRole('textbox', { name: 'Kod z aplikacji' }).fill(app.next());
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Oskar' })).toBeVisible();
  });
});
