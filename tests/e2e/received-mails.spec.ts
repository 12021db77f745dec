import { expect, test, toast } from './test.ts';

test('a mail is found, read in its frame and accepted with a new customer [S1.8]', async ({ openAs }) => {
  const page = await openAs('anna', '/received-mails');
  await page.getByRole('searchbox', { name: 'Szukaj maili' }).fill('najem suv linia');
  await expect(page.getByText('1 mail', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Zapytanie: 2 x SUV, najem długoterminowy' }).click();
  const text = page.frameLocator('iframe[title="Treść maila"]');
  await expect(text.getByText('dwóch samochodów typu SUV')).toBeVisible();
  await expect(text.getByText('[linia-projekt.example]')).toBeVisible();
  await expect(page.getByText('Zablokowano 1 obraz z innego serwera')).toBeVisible();

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Przyjmij maila' });
  await expect(dialog.getByRole('textbox', { name: 'Imię' })).toHaveValue('Karolina');
  await expect(dialog.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Lis');
  await dialog.getByRole('button', { name: 'Przyjmij' }).click();
  await expect(toast(page, 'Przyjęto maila')).toBeVisible();
  await page.getByRole('link', { name: /^Szansa #\d+ · Karolina Lis/ }).click();
  await expect(page).toHaveURL(/\/sales-opportunity\//);
  await expect(page.getByText('Odebrano maila')).toBeVisible();
});
