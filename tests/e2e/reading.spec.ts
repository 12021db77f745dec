import { quoteOf } from './quote.ts';
import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

const lines = [
  'Oferta leasingu operacyjnego',
  'Cena pojazdu netto: 100 000,00 PLN',
  'Oplata wstepna netto: 10 000,00 PLN',
  'Liczba rat: 35',
  'Rata miesieczna netto: 2 711,11 PLN',
];

test.describe('a quote of a bank', () => {
  test('is read, accepted value by value, and becomes an offer with its file stored', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Odczytana' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    await page.getByRole('button', { name: 'Odczytaj z PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odczyt oferty banku' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'oferta.pdf', mimeType: 'application/pdf', buffer: quoteOf(lines) });
    const accept = dialog.getByRole('button', { name: /^Przenieś do nowej oferty/ });
    await expect(accept).toBeDisabled();
    // the extracted values are shown, and nothing is accepted automatically
    for (const field of ['Liczba rat', 'Rata netto']) {
      await dialog.getByRole('checkbox', { name: `Przyjmij: ${field}` }).check();
    }
    await accept.click();
    const form = page.getByRole('dialog', { name: 'Nowa oferta' });
    await expect(form.getByRole('textbox', { name: 'Liczba rat' })).toHaveValue('35');
    await expect(form.getByRole('textbox', { name: 'Rata miesięczna' })).toHaveValue('2\u00a0711,11');
    await expect(form.getByRole('textbox', { name: 'Opłata wstępna' })).toHaveValue('');
    await form.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(toast(page, 'Dodano ofertę')).toBeVisible();

    const api = await apiAs('anna');
    const params = { id: opportunity.id };
    const [offer] = await api.offers.listOfOpportunity({ params });
    expect(offer).toMatchObject({ numberOfInstallments: 35, monthlyAmount: '2711.11', initialPayment: null });
    const documents = await api.documents.listOfOpportunity({ params });
    expect(documents).toMatchObject([{ name: 'oferta.pdf', type: 'bank_offer' }]);
  });
});
