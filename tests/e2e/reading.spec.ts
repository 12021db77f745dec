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
  test('is read, accepted value by value, and becomes an offer with its file kept', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Odczytana' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    await page.getByRole('button', { name: 'Odczytaj z PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odczyt oferty banku' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'oferta.pdf', mimeType: 'application/pdf', buffer: quoteOf(lines) });
    const take = dialog.getByRole('button', { name: /^Przenieś do nowej oferty/ });
    await expect(take).toBeDisabled();
    // what it found stands there, and nothing is accepted by itself
    for (const field of ['Liczba rat', 'Rata netto']) {
      await dialog.getByRole('checkbox', { name: `Przyjmij: ${field}` }).check();
    }
    await take.click();
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

  test('tells of its customer what is written once it is accepted, and nothing else', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Dopisywana' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers&reading=new`);
    const dialog = page.getByRole('dialog', { name: 'Odczyt oferty banku' });
    const people = ['Klient: Jan Odczytany', 'tel. +48 600 777 123', 'ul. Polna 12', '80-309 Sopot'];
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'oferta.pdf',
      mimeType: 'application/pdf',
      buffer: quoteOf([...lines, ...people]),
    });
    const customer = dialog.getByRole('region', { name: 'Klient' });
    await expect(customer.getByText('Zapisane: Żaneta.')).toBeVisible();
    for (const field of ['Telefon', 'Miejscowość']) {
      await customer.getByRole('checkbox', { name: `Przyjmij: ${field}` }).check();
    }
    await customer.getByRole('button', { name: 'Zapisz u klienta (2)' }).click();
    await expect(customer.getByText('Zgadza się z zapisanym.')).toHaveCount(2);

    const api = await apiAs('anna');
    const stored = await api.customers.get({ params: { id: opportunity.customer.id } });
    expect(stored).toMatchObject({ firstName: 'Żaneta', city: 'Sopot', street: null });
    expect(stored.phones).toContain('+48600777123');
  });

  test('that is no PDF is refused in the words for it, chosen or dropped', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Nieczytelna' });
    const refusal = 'Upewnij się aby plik był wspieranym przez nas plikiem .pdf';
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['no PDF'], 'oferta.docx'));
      return transfer;
    });
    await page.getByRole('tabpanel').dispatchEvent('drop', { dataTransfer });
    const dialog = page.getByRole('dialog', { name: 'Odczyt oferty banku' });
    await expect(dialog.getByText(refusal)).toBeVisible();

    await page.goto(`/sales-opportunity/${opportunity.id}?tab=offers&reading=new`);
    const typed = { name: 'oferta.docx', mimeType: 'application/msword', buffer: Buffer.from('no PDF') };
    await dialog.locator('input[type=file]').setInputFiles(typed);
    await expect(dialog.getByText(refusal)).toBeVisible();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'oferta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
    await expect(dialog.getByText(refusal)).toHaveCount(1);
  });
});
