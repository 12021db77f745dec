import type { Page } from '@playwright/test';

import { addOffer, openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

/** Writes the name of a bank that the directory does not have. */
async function writeBank(page: Page, quote: string, name: string): Promise<void> {
  await page.getByRole('region', { name: quote }).getByRole('combobox', { name: /^Bank/ }).click();
  await page.getByRole('combobox', { name: 'Bank', exact: true }).fill(name);
  await page.getByRole('option', { name: `Wpisz: ${name}` }).click();
  // taken away at once: it lies over the form
  await expect(page.getByRole('dialog', { name: 'Bank' })).toHaveCount(0);
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

test('rents are compared a month by month on one mileage, never with a lease', async ({ openAs }) => {
  const opportunity = await openOpportunity({ lastName: 'Najmowana' });
  await addOffer(opportunity, 'anna', { ...terms, monthlyAmount: '4162.06' });
  const months = { vehicleValue: '150000.00', numberOfInstallments: 12 } as const;
  await addOffer(opportunity, 'anna', {
    ...months,
    offerType: 'rent_long_term',
    initialPayment: '6000.00',
    monthlyAmount: '2250.00',
  });
  await addOffer(opportunity, 'anna', {
    ...months,
    offerType: 'rent_short_term',
    initialPayment: '0.00',
    monthlyAmount: '2380.00',
  });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
  const ticks = page.getByRole('checkbox', { name: /^Zaznacz do porównania/ });
  await expect(ticks).toHaveCount(3);
  for (const tick of await ticks.all()) await tick.check();
  await expect(page.getByText('Leasingu i najmu nie porównuje się razem')).toBeVisible();
  const lease = page.getByRole('article').filter({ hasText: 'Leasing' });
  await lease.getByRole('checkbox', { name: /^Zaznacz do porównania/ }).uncheck();
  await page.getByRole('link', { name: 'Porównaj 2 oferty' }).click();

  await page.getByRole('textbox', { name: /^Przedmiot/ }).fill('Auto na najem');
  await writeBank(page, 'Oferta 1', 'Źródło');
  await writeBank(page, 'Oferta 2', 'Łąka');
  for (const quote of ['Oferta 1', 'Oferta 2']) {
    const limit = page
      .getByRole('region', { name: quote })
      .getByRole('textbox', { name: /^Limit kilometrów/ });
    await limit.fill('20000');
  }
  const table = page.getByRole('table', { name: 'Porównanie ofert banków' });
  const month = table.getByRole('row', { name: /^Koszt na miesiąc na wspólnych warunkach, netto/ });
  // 2 250 + 6 000 ÷ 12 = 2 750
  await expect(month).toContainText('2 750,00 zł');
  await expect(month).toContainText('2 380,00 zł');
  await page.getByRole('button', { name: 'Zapisz porównanie' }).click();
  await expect(toast(page, 'Zapisano porównanie')).toBeVisible();
  await expect(page).toHaveURL(/\/bank-comparison\/[\w-]+$/);

  await page.getByRole('button', { name: 'PDF' }).click();
  const preview = page.getByRole('dialog', { name: 'Porównanie w PDF' });
  await expect(preview.getByRole('button', { name: 'Pobierz' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Wyślij do klienta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wyślij porównanie' });
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(toast(page, 'Wysłano wiadomość do klienta')).toBeVisible();
  const row = page.getByRole('row', { name: /Auto na najem/ });
  await page.goto('/bank-comparisons');
  await expect(row).toContainText('Najem');
  await page.goto('/bank-comparisons?kind=rent');
  await expect(row).toBeVisible();
});

test('a premium in one instalment and beside another are compared, and a fee', async ({ openAs }) => {
  const opportunity = await openOpportunity({ lastName: 'Kosztowna' });
  await addOffer(opportunity, 'anna', { ...terms, monthlyAmount: '4412.06' });
  await addOffer(opportunity, 'anna', { ...terms, monthlyAmount: '4162.06' });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
  const ticks = page.getByRole('checkbox', { name: /^Zaznacz do porównania/ });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole('link', { name: 'Porównaj 2 oferty' }).click();
  await page.getByRole('textbox', { name: /^Przedmiot/ }).fill('Auto z kosztami');
  await writeBank(page, 'Oferta 1', 'Źródło');
  await writeBank(page, 'Oferta 2', 'Łąka');
  // which of both comes first is not said
  const instalment = (quote: string) =>
    page.getByRole('region', { name: quote }).getByRole('textbox', { name: /^Rata miesięczna/ });
  await instalment('Oferta 1').fill('4412,06');
  await instalment('Oferta 2').fill('4162,06');
  const addCost = async (quote: string, kind: string, paid: string, amount: string) => {
    const card = page.getByRole('region', { name: quote });
    const removals = card.getByRole('button', { name: /^Usuń koszt/ });
    const before = await removals.count();
    await card.getByRole('button', { name: 'Dodaj koszt' }).click();
    await expect(removals).toHaveCount(before + 1);
    const added = card.getByRole('group').last();
    await added.getByRole('combobox', { name: /^Koszt/ }).click();
    await page.getByRole('option', { name: kind }).click();
    const cost = card.getByRole('group', { name: kind });
    await cost.getByRole('combobox', { name: /^Kiedy płatny/ }).click();
    await page.getByRole('option', { name: paid }).click();
    await cost.getByRole('textbox', { name: /^Kwota/ }).fill(amount);
  };
  await addCost('Oferta 1', 'Ubezpieczenie OC/AC', 'Co miesiąc, w racie', '250');
  await addCost('Oferta 2', 'Ubezpieczenie OC/AC', 'Co miesiąc, poza ratą', '260');
  await addCost('Oferta 2', 'Opłata przygotowawcza', 'Jednorazowo, przy umowie', '1230');
  await page
    .getByRole('region', { name: 'Oferta 2' })
    .getByRole('group', { name: 'Opłata przygotowawcza' })
    .getByRole('switch', { name: 'Kwota zawiera VAT' })
    .click();
  await page.getByRole('button', { name: 'Zapisz porównanie' }).click();
  await expect(toast(page, 'Zapisano porównanie')).toBeVisible();
  await expect(page).toHaveURL(/\/bank-comparison\/[\w-]+$/);
  await page.reload();
  const table = page.getByRole('table', { name: 'Porównanie ofert banków' });
  const row = (name: RegExp) => table.getByRole('row', { name });
  await expect(row(/^Rata bez zawartych w niej kosztów, netto/)).toContainText('4 162,06 zł');
  // 36 × 10 of the premium and 1 000 of the fee, at the same rate
  await expect(row(/^Różnica do najlepszej oferty, netto/)).toContainText('+1 360,00 zł');
  await expect(row(/^w tym z kosztów, netto/)).toContainText('+1 360,00 zł');
  await expect(row(/^w tym z oprocentowania, netto/)).not.toContainText('+');
  await expect(page.getByText(/^Nie każda oferta podaje koszty: Opłata przygotowawcza/)).toBeVisible();
});

test('rents are compared on kilometres of one’s own', async ({ openAs }) => {
  const opportunity = await openOpportunity({ lastName: 'Kilometrowa' });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}/compare`);
  await page.getByRole('combobox', { name: /^Co porównać/ }).click();
  await page.getByRole('option', { name: 'Najem', exact: true }).click();
  for (const [quote, bank, mileage, price] of [
    ['Oferta 1', 'Źródło', '20000', /^Cena dodatkowego kilometra/],
    ['Oferta 2', 'Łąka', '30000', /^Zwrot za niewykorzystany kilometr/],
  ] as const) {
    await writeBank(page, quote, bank);
    const card = page.getByRole('region', { name: quote });
    await card.getByRole('textbox', { name: /^Liczba rat/ }).fill('24');
    await card.getByRole('textbox', { name: /^Rata miesięczna/ }).fill('2000');
    await card.getByRole('textbox', { name: /^Limit kilometrów/ }).fill(mileage);
    await card.getByRole('textbox', { name: price }).fill('0,24');
  }
  await page.getByRole('checkbox', { name: 'Własne wspólne warunki' }).check();
  const basis = page.getByRole('region', { name: 'Wspólne warunki' });
  await basis.getByRole('textbox', { name: /^Limit kilometrów/ }).fill('25000');
  // 5 000 km ÷ 12 × 0.24 = 100 more of one, 100 back of the other
  const table = page.getByRole('table', { name: 'Porównanie ofert banków' });
  const month = table.getByRole('row', { name: /^Koszt na miesiąc na wspólnych warunkach, netto/ });
  await expect(month).toContainText('2 100,00 zł');
  await expect(month).toContainText('1 900,00 zł');
});
