import sharp from 'sharp';

import { authenticator } from './authenticator.ts';
import { expectSentToLogin, keepRecoveryCodes, shownSecret, typeCredentials } from './login-page.ts';
import { anotherGoodPassword, newcomer } from './newcomers.ts';
import { openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

test.describe('the own account', () => {
  test('a changed name is in the menu at once and after a reload', async ({ openAs }) => {
    const person = await newcomer({ firstName: 'Jan', lastName: 'Zając' });
    const page = await openAs(person, '/');
    await page.getByRole('button', { name: 'Menu użytkownika: Jan Zając' }).click();
    await page.getByRole('menuitem', { name: 'Profil' }).click();
    const data = page.getByRole('region', { name: 'Twoje dane' });
    await expect(data).toContainText(person.email);
    await data.getByLabel('Imię').fill('Janina');
    await data.getByLabel('Telefon', { exact: true }).fill('12');
    await data.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(data.getByLabel('Telefon', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await data.getByLabel('Telefon', { exact: true }).fill('501 502 503');
    await data.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(toast(page, 'Zapisano pomyślnie')).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu użytkownika: Janina Zając' });
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(menu).toBeVisible();
    await expect(data.getByLabel('Imię')).toHaveValue('Janina');
    await expect(data.getByLabel('Telefon', { exact: true })).toHaveValue(/501\s?502\s?503/);
  });

  test('a picture is cropped to a square and stands in the menu, and where others see the name', async ({
    openAs,
  }) => {
    const person = await newcomer({ firstName: 'Ola', lastName: 'Rysowana' });
    const page = await openAs(person, '/profile');
    const section = page.getByRole('region', { name: 'Zdjęcie' });
    const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer();
    const file = { name: 'ola.jpg', mimeType: 'image/jpeg', buffer };
    await section.locator('input[type=file]').setInputFiles(file);
    const crop = page.getByRole('dialog', { name: 'Kadr zdjęcia' });
    await expect(crop.getByRole('button', { name: /^Ramka: szerokość 50%, wysokość 100%/ })).toBeVisible();
    await crop.getByRole('button', { name: 'Zapisz' }).click();
    await expect(toast(page, 'Zapisano zdjęcie')).toBeVisible();
    await expect(section.locator('img')).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu użytkownika: Ola Rysowana' });
    await expect(menu.locator('img')).toBeVisible();

    const { id } = await openOpportunity({ owner: person });
    const other = await openAs('piotr', `/sales-opportunity/${id}`);
    const owner = other.getByText('Opiekun: Ola Rysowana');
    await expect(owner.locator('img')).toBeVisible();

    await section.getByRole('button', { name: 'Usuń zdjęcie' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń zdjęcie' }).click();
    await expect(menu.locator('img')).toHaveCount(0);
  });

  test('a changed password keeps this browser signed in, and no other', async ({ page, openAs }) => {
    const person = await newcomer();
    const own = await openAs(person, '/profile');
    const other = await openAs(person, '/customers');
    await expect(other.getByRole('row').nth(1)).toBeVisible();
    const section = own.getByRole('region', { name: 'Hasło', exact: true });
    // the second field is not accused before anyone has been there
    await section.getByRole('textbox', { name: /^Nowe hasło/ }).fill(anotherGoodPassword);
    await section.getByRole('textbox', { name: /^Powtórz nowe hasło/ }).focus();
    await expect(section.getByRole('list', { name: 'Hasło musi mieć:' })).not.toContainText('(brakuje)');
    await expect(section.getByText('To pole jest wymagane!')).toHaveCount(0);
    const change = async (current: string) => {
      await section.getByRole('textbox', { name: /^Obecne hasło/ }).fill(current);
      await section.getByRole('textbox', { name: /^Nowe hasło/ }).fill(anotherGoodPassword);
      await section.getByRole('textbox', { name: /^Powtórz nowe hasło/ }).fill(anotherGoodPassword);
      await section.getByRole('button', { name: 'Zmień hasło' }).click();
    };
    await change('Na-pewno-nie-to-1');
    await expect(section.getByText('Nieprawidłowe obecne hasło')).toBeVisible();
    await change(person.password);
    await expect(toast(own, 'Hasło zostało zmienione')).toBeVisible();
    await expectSentToLogin(other);
    await own.reload();
    await expect(own.getByRole('region', { name: 'Twoje dane' })).toContainText(person.email);

    await page.goto('/login');
    await typeCredentials(page, { ...person, password: anotherGoodPassword });
    await expect(page.getByRole('button', { name: `Menu użytkownika: ${person.name}` })).toBeVisible();
  });

  test('language and theme are chosen there and stay', async ({ openAs }) => {
    const page = await openAs(await newcomer(), '/profile');
    await page.getByRole('radio', { name: 'Ciemny' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('combobox', { name: 'Język' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('main')).not.toHaveText(/Hasło|Sesje|Ustawienia|Weryfikacja|Zapisz|Wyloguj/);
  });

  test('signing out everywhere ends this browser, too', async ({ openAs }) => {
    const person = await newcomer();
    const page = await openAs(person, '/profile');
    const other = await openAs(person, '/customers');
    await expect(other.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Wyloguj wszędzie' }).click();
    const question = page.getByRole('alertdialog', { name: 'Wylogować się wszędzie?' });
    await question.getByRole('button', { name: 'Wyloguj wszędzie' }).click();
    await expect(page).toHaveURL('/login');
    await expectSentToLogin(other);
  });

  test('a second factor is turned on and asked for at the next sign-in', async ({ page, openAs }) => {
    const person = await newcomer({ firstName: 'Weronika' });
    const own = await openAs(person, '/profile');
    const section = own.getByRole('region', { name: 'Weryfikacja dwuetapowa' });
    await expect(section.getByText('Wyłączona', { exact: true })).toBeVisible();
    await section.getByRole('button', { name: 'Włącz' }).click();
    await own
      .getByRole('dialog', { name: 'Włącz weryfikację dwuetapową' })
      .getByRole('textbox', { name: /^Obecne hasło/ })
      .fill(person.password);
    await own.getByRole('button', { name: 'Dalej' }).click();
    const app = authenticator(await shownSecret(own));
    await own.getByRole('textbox', { name: 'Kod z aplikacji' }).fill(app.next());
    await keepRecoveryCodes(own, 'Gotowe');
    await expect(section.getByText('Włączona', { exact: true })).toBeVisible();
    await expect(section).toContainText('Zostało 8 kodów zapasowych z 8');

    await page.goto('/login');
    await typeCredentials(page, person);
    await page.getByRole('textbox', { name: 'Kod z aplikacji' }).fill(app.next());
    // where that account was last
    await expect(page).toHaveURL('/profile');
  });
});

test.describe('another device', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  test('is seen among the sessions and signed out', async ({ page, openAs }) => {
    const person = await newcomer();
    await page.goto('/customers');
    await typeCredentials(page, person);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const own = await openAs(person, '/profile');
    const sessions = own.getByRole('region', { name: 'Sesje' });
    await expect(sessions.getByText('to urządzenie')).toHaveCount(1);
    await sessions.getByRole('button', { name: 'Zakończ: Firefox · Windows' }).click();
    await expect(toast(own, 'Sesja została zakończona')).toBeVisible();
    await expectSentToLogin(page);
    await expect(sessions.getByText('Firefox · Windows')).toHaveCount(0);
    await own.reload();
    await expect(sessions.getByText('to urządzenie')).toBeVisible();
  });
});
