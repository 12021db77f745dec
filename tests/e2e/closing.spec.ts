import type { Locator, Page } from '@playwright/test';

import { addOffer, leadSource, openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast, toastAction } from './test.ts';

async function choose(page: Page, form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Selects the first representative of the bank or the dealer. */
async function chooseRepresentative(page: Page, form: Locator, label: string, dialog: string): Promise<void> {
  await form.getByRole('group', { name: label }).getByRole('button', { name: 'Wybierz' }).click();
  const people = page.getByRole('dialog', { name: dialog }).getByRole('list', { name: 'Przedstawiciele' });
  await people.getByRole('button').first().click();
  await expect(form.getByRole('group', { name: label }).getByRole('button', { name: 'Zmień' })).toBeVisible();
}

test.describe('closing', () => {
  test('an incomplete opportunity is refused, completed from the list of gaps, and closed [S2.13, S8.12]', async ({
    openAs,
  }) => {
    const opportunity = await openOpportunity({ withLeadSource: false });
    await addOffer(opportunity, 'anna', { vehicleInfo: { manufacturer: 'Kia', model: 'Sportage' } });
    const api = await apiAs('anna');
    await api.opportunities.move({ params: { id: opportunity.id }, body: { version: 1, status: 'handing' } });
    const source = await leadSource('anna');

    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}`);
    const refusal = page.getByRole('dialog', { name: /^Nie można zamknąć szansy/ });
    await page.getByRole('button', { name: 'Zamknij szansę' }).click();
    await refusal.getByRole('link', { name: 'Źródło pozyskania klienta' }).click();
    const field = page.getByRole('combobox', { name: 'Źródło pozyskania klienta' });
    await expect(field).toBeFocused();
    await field.click();
    await page.getByRole('option', { name: source.name, exact: true }).click();
    await expect(field).toContainText(source.name);
    await toastAction(page, 'Zapisano pomyślnie', 'Zamknij').click();

    await page.getByRole('button', { name: 'Zamknij szansę' }).click();
    await expect(refusal.getByRole('link', { name: 'Źródło pozyskania klienta' })).toHaveCount(0);
    await refusal.getByRole('link', { name: 'Data podpisania umowy' }).click();
    const form = page.getByRole('dialog', { name: 'Edycja oferty' });
    await expect(form.getByRole('textbox', { name: 'Data podpisania umowy' })).toBeFocused();
    const values = [
      ['Data podpisania umowy', '01.10.2026'],
      ['Data zakończenia umowy', '01.10.2029'],
      ['Data rejestracji pojazdu', '31.08.2026'],
      ['Wartość pojazdu', '120000'],
      ['Opłata wstępna', '0'],
      ['Liczba rat', '18'],
      ['Rata miesięczna', '4000'],
      ['Wykup', '60000'],
      ['Koszty transakcyjne', '0'],
      ['Cena na fakturze', '118000'],
      ['Prowizja (%)', '2'],
      ['Numer polisy komunikacyjnej', 'POL/2026/1'],
      ['Numer polisy GAP', 'GAP/2026/1'],
    ] as const;
    for (const [label, value] of values)
      await form.getByRole('textbox', { name: label, exact: true }).fill(value);
    await expect(form.getByRole('textbox', { name: 'Prowizja', exact: true })).toHaveValue(/^2\s360,00$/);
    await choose(page, form, 'Rodzaj zamówienia', 'Od ręki');
    await chooseRepresentative(page, form, 'Przedstawiciel banku', 'Wybierz przedstawiciela banku');
    await chooseRepresentative(page, form, 'Przedstawiciel salonu', 'Wybierz przedstawiciela salonu');
    await expect(form.getByText('Oferta ma wszystko, czego wymaga zamknięcie szansy.')).toBeVisible();
    // the last day of February: eighteen months after the last day of August
    await expect(form.getByRole('status', { name: 'Koniec umowy' })).toHaveText('29.02.2028');
    await form.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(toast(page, 'Zapisano pomyślnie')).toBeVisible();

    await page.getByRole('button', { name: 'Zamknij szansę' }).click();
    await expect(page.getByText('Szansa jest zamknięta')).toBeVisible();
    await expect(page.getByText('Koniec umowy: 29.02.2028')).toBeVisible();
  });
});
