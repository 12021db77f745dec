import type { Page } from '@playwright/test';

import { addOffer, openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

/** Writes the name of a bank that the directory does not have. */
async function writeBank(page: Page, quote: string, name: string): Promise<void> {
  await page.getByRole('region', { name: quote }).getByRole('combobox', { name: /^Bank/ }).click();
  await page.getByRole('combobox', { name: 'Bank', exact: true }).fill(name);
  await page.getByRole('option', { name: `Wpisz: ${name}` }).click();
}

const terms = {
  vehicleValue: '150000.00',
  initialPayment: '15000.00',
  numberOfInstallments: 36,
  buyoutPrice: '1500.00',
} as const;

test('two offers are ticked, compared, saved, mailed and found again', async ({ openAs }) => {
  const opportunity = await openOpportunity({ lastName: 'Porównywana' });
  await addOffer(opportunity, 'anna', { ...terms, monthlyAmount: '4162.06', intrestRateType: 'fixed' });
  await addOffer(opportunity, 'anna', { ...terms, monthlyAmount: '4224.90', intrestRateType: 'variable' });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
  const ticks = page.getByRole('checkbox', { name: /^Zaznacz do porównania/ });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole('link', { name: 'Porównaj 2 oferty' }).click();

  await page.getByRole('textbox', { name: /^Przedmiot/ }).fill('Auto żółte');
  await writeBank(page, 'Oferta 1', 'Źródło');
  await writeBank(page, 'Oferta 2', 'Łąka');
  const table = page.getByRole('table', { name: 'Porównanie ofert banków' });
  await expect(table.getByRole('row', { name: /^Suma opłat, netto/ })).toContainText('166 334,16 zł');
  await page.getByRole('button', { name: 'Zapisz porównanie' }).click();
  await expect(toast(page, 'Zapisano porównanie')).toBeVisible();
  await expect(page).toHaveURL(/\/bank-comparison\/[\w-]+$/);

  await page.getByRole('button', { name: 'PDF' }).click();
  const preview = page.getByRole('dialog', { name: 'Porównanie w PDF' });
  await expect(preview.getByRole('button', { name: 'Pobierz' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await page.getByRole('button', { name: 'Wyślij do klienta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wyślij porównanie' });
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(toast(page, 'Wysłano wiadomość do klienta')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^Szansa #${opportunity.number}`) }).click();
  await expect(page.getByRole('link', { name: 'Auto żółte' })).toBeVisible();
  await page.getByRole('tab', { name: /^Załączniki/ }).click();
  await expect(page.getByText(`Porównanie ${opportunity.number}.pdf`).first()).toBeVisible();
});
