import { readFile } from 'node:fs/promises';

import { expect, test, toast } from './test.ts';

test('a list is exported as it is narrowed, and its file downloaded and removed', async ({ openAs }) => {
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

test('an export that ended before the line stood is told of once it stands', async ({ openAs }) => {
  const page = await openAs('zofia', '/login');
  const ended = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/socket\.io\//, async (line) => {
    await ended.promise;
    line.connectToServer();
  });
  await page.goto('/dealers?search=BMW');
  await page.getByRole('button', { name: 'Eksportuj listę' }).click();
  await page
    .getByRole('dialog', { name: 'Eksport listy' })
    .getByRole('button', { name: 'Eksportuj' })
    .click();
  await expect(toast(page, 'Zlecono eksport. Powiemy, gdy plik będzie gotowy.')).toBeVisible();

  // another window of the same person hears of it
  const other = await openAs('zofia', '/admin/export-requests');
  await expect(other.getByRole('row', { name: /Salony/ }).first()).toContainText('Zakończony');
  ended.resolve();
  await expect(toast(page, 'Eksport zakończony. Plik czeka w eksportach danych.')).toBeVisible();
});
