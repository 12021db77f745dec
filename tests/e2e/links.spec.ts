import type { Page } from '@playwright/test';

import { demoPassword } from '../demo-server.ts';
import { authenticator } from './authenticator.ts';
import { expectSentToLogin, saveRecoveryCodes, shownSecret, typeCredentials } from './login-page.ts';
import { mailedPath } from './mails.ts';
import { anotherGoodPassword, goodPassword, newcomer, uniqueEmail } from './newcomers.ts';
import { expect, test, toast } from './test.ts';

async function typeNewPassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByRole('textbox', { name: /^Nowe hasło/ }).fill(password);
  await page.getByRole('textbox', { name: /^Powtórz nowe hasło/ }).fill(repeated);
}

async function expectDeadActivation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  await expect(page.getByText(/^Link aktywacyjny działa 7 dni i tylko raz\./)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

test.describe('an invitation', () => {
  test('leads from the outbox through password, app and recovery codes into the product [S2.2]', async ({
    page,
    openAs,
  }) => {
    const email = uniqueEmail();
    const admin = await openAs('adam', '/admin');
    await admin.getByRole('link', { name: 'Zaproś użytkownika' }).click();
    const form = admin.getByRole('dialog', { name: 'Zaproś użytkownika' });
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Imię').fill('Łucja');
    await form.getByLabel('Nazwisko').fill('Nowacka');
    await expect(form.getByRole('checkbox', { name: 'Pracownik' })).toBeChecked();
    await form.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    await expect(admin).toHaveURL(/\/admin\/person\//);
    await expect(admin.getByRole('heading', { name: 'Łucja Nowacka' })).toBeVisible();
    await expect(admin.getByText('Oczekuje na aktywację', { exact: true })).toBeVisible();

    await admin.goto('/admin/outbox');
    await expect(admin.getByText('Nie skonfigurowano serwera poczty')).toBeVisible();
    await admin.getByRole('search').getByRole('searchbox').fill(email);
    const rows = admin.getByRole('row').filter({ hasText: email });
    await expect(rows).toHaveCount(1);
    await expect(admin.getByRole('row')).toHaveCount(2);
    await rows.getByRole('link').click();
    const mail = admin.getByRole('dialog', { name: /^Zaproszenie do pracy w systemie/ });
    await mail.getByRole('textbox', { name: 'Twoje hasło' }).fill(demoPassword);
    await mail.getByRole('button', { name: 'Pokaż treść' }).click();
    await expect(mail.getByText('Dzień dobry, Łucja,')).toBeVisible();
    const link = (await mail.getByRole('link', { name: /\/activate\// }).getAttribute('href')) ?? '';

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Aktywacja konta' })).toBeVisible();
    await expect(page.getByText(`Cześć, Łucja! Ustaw hasło do konta ${email}.`)).toBeVisible();
    await typeNewPassword(page, goodPassword, anotherGoodPassword);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByText('Hasła muszą być takie same')).toBeVisible();
    await typeNewPassword(page, goodPassword);
    await page.getByRole('button', { name: 'Dalej' }).click();

    await expect(page.getByRole('heading', { name: 'Zeskanuj kod QR' })).toBeVisible();
    const app = authenticator(await shownSecret(page));
    const code = page.getByRole('textbox', { name: 'Kod z aplikacji' });
    await code.fill(app.wrong());
    await expect(page.getByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await code.fill(app.next());
    await expect(page.getByRole('heading', { name: 'Kody zapasowe' })).toBeVisible();
    await saveRecoveryCodes(page, 'Przejdź do Szansy');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Łucja' })).toBeVisible();

    await page.goto(link);
    await expectDeadActivation(page);
    await admin.goto(`/admin?search=${email}`);
    const row = admin.getByRole('row', { name: /Łucja Nowacka/ });
    await expect(row).toContainText('Aktywne');
    await expect(row).toContainText('Włączona');
  });
});

test.describe('a lost password', () => {
  async function requestLink(page: Page, email: string): Promise<string> {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
    await expect(page.getByRole('heading', { name: 'Resetuj hasło' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByRole('button', { name: 'Wyślij link' }).click();
    await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
    return (await page.getByRole('main').innerText()).replaceAll(email, 'e-mail');
  }

  test('is replaced by the mailed link, which ends every session [S2.2, S2.6, S2.8, S8.1]', async ({
    page,
    openAs,
  }) => {
    const person = await newcomer();
    const elsewhere = await openAs(person, '/customers');
    await expect(elsewhere.getByRole('row').nth(1)).toBeVisible();
    await requestLink(page, person.email);
    const link = await mailedPath(person.email, 'set-new-password');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Ustaw nowe hasło' })).toBeVisible();
    await expect(page.getByText(`Konto: ${person.email}`)).toBeVisible();
    const rules = page.getByRole('list', { name: 'Hasło musi mieć:' }).getByRole('listitem');
    const submit = page.getByRole('button', { name: 'Ustaw hasło' });
    await typeNewPassword(page, 'słabe1');
    await submit.click();
    await expect(page.getByText('Hasło musi mieć co najmniej 10 znaków')).toBeVisible();
    await expect(rules).toHaveText([
      /^co najmniej 10 znaków\s*\(brakuje\)$/,
      /^wielką literę\s*\(brakuje\)$/,
      /^cyfrę\s*\(jest\)$/,
      /^znak specjalny\s*\(brakuje\)$/,
    ]);
    await typeNewPassword(page, 'Password-123');
    await expect(rules).toHaveText([/\(jest\)$/, /\(jest\)$/, /\(jest\)$/, /\(jest\)$/]);
    await submit.click();
    await expect(page.getByText('To hasło łatwo odgadnąć. Wybierz dłuższe albo mniej typowe.')).toBeVisible();
    await expect(elsewhere.getByRole('row').nth(1)).toBeVisible();

    await typeNewPassword(page, anotherGoodPassword);
    await submit.click();
    await expect(toast(page, 'Hasło zostało zmienione. Zaloguj się nowym hasłem.')).toBeVisible();
    await expect(page).toHaveURL(`/login/${encodeURIComponent(person.email)}`);
    await expectSentToLogin(elsewhere);

    await typeCredentials(page, person);
    await expect(page.getByText('Nieprawidłowy e-mail lub hasło', { exact: true })).toBeVisible();
    await typeCredentials(page, { ...person, password: anotherGoodPassword });
    // where that account was last
    await expect(page).toHaveURL('/customers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
    await page.getByRole('link', { name: 'Poproś o nowy link' }).click();
    await expect(page.getByRole('heading', { name: 'Resetuj hasło' })).toBeVisible();
  });
});
