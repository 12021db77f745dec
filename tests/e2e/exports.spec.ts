import { readFile } from 'node:fs/promises';

import { expect, test, toast } from './test.ts';

test('a list is exported as it is narrowed, and its file downloaded and removed [S1.9, S4.10, S7.4]', async ({
  openAs,
}) => {
  const page = await openAs('adam', '/banks?search=BLP');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Eksportuj listę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eksport listy' });
  await dialog.getByRole('button', { name: 'Eksportuj' }).click();
  await expect(toast(page, 'Zlecono eksport. Powiemy, gdy plik będzie gotowy.')).toBeVisible();
  await expect(toast(page, 'Eksport zakończony. Plik czeka w eksportach danych.')).toBeVisible();

  await page.getByRole('button', { name: /^Menu użytkownika/ }).click();
  await page.getByRole('menuitem', { name: 'Eksporty danych' }).click();
  const request = page.getByRole('row', { name: /Banki/ }).first();
  await expect(request).toContainText('Zakończony');
  const downloading = page.waitForEvent('download');
  await request.getByRole('button', { name: 'Pobierz: Banki' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Banki \d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFBank;/);
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(['BLP']);

  await request.getByRole('button', { name: 'Usuń: Banki' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(toast(page, 'Usunięto eksport')).toBeVisible();
});
