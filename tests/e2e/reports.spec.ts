import { expect, test, toast } from './test.ts';

test('a report is made, compared with what deals say now, downloaded and accepted', async ({ openAs }) => {
  const page = await openAs('adam', '/reports');
  await page.getByRole('link', { name: 'Nowy raport' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nowy raport' });
  await sheet.getByRole('button', { name: 'Nowy raport' }).click();
  for (const message of [
    'Wybierz typ raportu',
    'Wybierz zakres dat',
    'Wybierz co najmniej jednego handlowca',
  ]) {
    await expect(sheet.getByText(message)).toBeVisible();
  }
  await sheet.getByRole('combobox', { name: /Typ raportu/ }).click();
  await page.getByRole('option', { name: 'Według daty podpisania umowy' }).click();
  await sheet.getByRole('combobox', { name: /Zakres dat/ }).click();
  await page.getByRole('button', { name: 'Poprzedni rok' }).click();
  await sheet.getByRole('button', { name: 'Wybierz wszystkich' }).click();
  await sheet.getByRole('button', { name: 'Nowy raport' }).click();
  await expect(toast(page, 'Utworzono raport')).toBeVisible();
  await expect(page).toHaveURL(/\/report\/[\w-]+$/);

  await page.getByRole('button', { name: 'Przelicz' }).click();
  const preview = page.getByRole('dialog', { name: 'Przelicz raport' });
  await expect(preview.getByText('Nic się nie zmieniło. Raport jest aktualny.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pobierz' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'XLSX z formułami' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Raport .+\.xlsx$/);

  await page.getByRole('button', { name: 'Zatwierdź raport' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Zatwierdzić raport?' });
  await dialog.getByRole('button', { name: 'Zatwierdź raport' }).click();
  await expect(toast(page, 'Zatwierdzono raport')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Przelicz' })).toBeHidden();
});

test('a cell of an entry is written by keyboard, and marked as changed by hand', async ({ openAs }) => {
  const page = await openAs('adam', '/reports');
  await page
    .getByRole('row', { name: /W przygotowaniu/ })
    .first()
    .getByRole('link')
    .click();
  const cell = page.locator('[data-edit="invoiceNumber"]').first();
  await cell.focus();
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: /^Numer faktury/ });
  await field.fill('FV 12/2026');
  await field.press('Enter');
  await expect(cell).toContainText('FV 12/2026');
  await expect(cell).toContainText('Zmienione ręcznie');
});
