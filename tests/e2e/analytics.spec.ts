import { readFile } from 'node:fs/promises';

import { expect, test } from './test.ts';

test('an administrator narrows analytics, follows a number to its rows and takes the numbers along', async ({
  openAs,
}) => {
  const page = await openAs('adam', '/analytics');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj filtr' }).click();
  await page.getByRole('menuitem', { name: 'Stan', exact: true }).click();
  await page.getByRole('dialog', { name: 'Stan' }).getByRole('checkbox', { name: 'Zamknięte' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Stan: Zamknięte/)).toBeVisible();

  await page.getByRole('link', { name: 'Wykresy' }).click();
  const people = page.getByRole('table', { name: 'Handlowcy' });
  const number = people.getByRole('link', { name: /Anna Nowak, Zamknięte$/ });
  const closed = Number(await number.textContent());
  expect(closed).toBeGreaterThan(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz: Handlowcy' }).click();
  await page.getByRole('menuitem', { name: 'Pobierz liczby CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Handlowcy.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFHandlowiec;Otwarte;Zamknięte;Archiwalne;/);
  expect(lines.find((line) => line.startsWith('Anna Nowak;'))).toMatch(
    new RegExp(`^Anna Nowak;0;${closed};0;`),
  );

  await number.click();
  await expect(page.getByText(/^Handlowiec: Anna Nowak/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${closed} (szansa|szanse|szans)$`))).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Anna Nowak');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sales-opportunity\/[\w-]+$/);
});

test('a worker sees own rows, and what the month would bring with more deals', async ({ openAs }) => {
  const page = await openAs('anna', '/analytics');
  const rows = page.locator('main tbody tr[data-index]');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) await expect(row).toContainText('Anna Nowak');

  await page.goto('/');
  await page.getByRole('button', { name: 'Co jeśli zamknę…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Co jeśli zamknę te szanse w tym miesiącu?' });
  const gain = dialog.getByText('Wypłata wyższa o').locator('xpath=following-sibling::dd');
  await expect(gain).toHaveText(/^0,00\szł$/);
  await dialog.getByRole('checkbox').first().click();
  await expect(gain).not.toHaveText(/^0,00\szł$/);
});
