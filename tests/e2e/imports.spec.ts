import { uniqueName } from './records.ts';
import { expect, test } from './test.ts';

test.describe('imports', () => {
  test('a table is sent, a cell corrected with the keyboard, the rows imported, and all of it undone', async ({
    openAs,
  }) => {
    const [name, other] = [uniqueName('Importowana'), uniqueName('Poprawiona')];
    const address = `${name.toLowerCase().replaceAll(' ', '.')}@import.example`;
    const page = await openAs('anna', '/customers');
    await page.getByRole('link', { name: 'Importuj' }).click();
    await expect(page).toHaveURL(/\/customers\/import$/);
    await page.locator('input[type=file]').setInputFiles({
      name: 'klienci.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Imię;Nazwisko;Adres e-mail\nŁucja;${name};${address}\nJan;${other};nie-adres\n`),
    });
    await page.getByRole('button', { name: 'Wczytaj plik' }).click();
    await expect(page.getByRole('combobox', { name: /Pole dla kolumny Adres e-mail/ })).toHaveText('E-mail');
    await page.getByRole('button', { name: 'Sprawdź wiersze' }).click();
    await expect(page.getByRole('link', { name: 'Odrzucone (1)' })).toBeVisible();
    await expect(page.getByText('Nieprawidłowy format adresu e-mail')).toBeVisible();

    await page.reload();
    const row = page.getByRole('row', { name: new RegExp(other) });
    await row.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'F2']) await page.keyboard.press(key);
    await page.getByRole('textbox', { name: 'Adres e-mail: Wiersz 3' }).fill(`jan.${address}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Odrzucone (0)' })).toBeVisible();
    await page.getByRole('button', { name: 'Importuj 2 wiersze' }).click();

    await expect(page.getByRole('button', { name: 'Cofnij import' })).toBeVisible();
    await page
      .getByRole('row', { name: new RegExp(other) })
      .getByRole('link', { name: 'Otwórz' })
      .click();
    await expect(page.getByRole('heading', { name: `Jan ${other}` })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Cofnij import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij import' }).click();
    await expect(page.getByText('Cofnięto: 2. Pozostawiono', { exact: false })).toBeVisible();

    await page.getByRole('link', { name: 'Klienci', exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Szukaj klientów' }).fill(address);
    await expect(page.getByText('Nie znaleziono klientów')).toBeVisible();
  });
});
