import { addOffer, completeOffer, openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

test('an offer is found among all, its sums follow the filters, and a new one appears by itself', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity({ lastName: 'Ofertowa' });
  const api = await apiAs('anna');
  const params = { id: opportunity.id };
  const add = (body: Parameters<typeof api.offers.create>[0]['body']) => api.offers.create({ params, body });
  await add({ offerType: 'leasing', vehicleValue: '100000.10', numberOfInstallments: 36 });
  const page = await openAs('piotr', `/offers?search=${encodeURIComponent(opportunity.customer.name)}`);
  const sums = page.getByRole('table', { name: 'Suma ofert z listy' });
  await expect(sums.getByRole('row', { name: /^Leasing/ })).toContainText('100 000,10 zł');
  await expect(page.getByText('1 oferta')).toBeVisible();

  await add({ offerType: 'rent_long_term', vehicleValue: '50000.05' });
  await expect(page.getByText('2 oferty')).toBeVisible();
  await expect(sums.getByRole('row', { name: /^Razem/ })).toContainText('150 000,15 zł');
  await page.getByRole('button', { name: 'Usuń filtr: Leasing' }).click();
  await expect(page.getByText('1 oferta')).toBeVisible();
  await expect(sums.getByRole('row', { name: /^Najem długoterminowy/ })).toContainText('50 000,05 zł');

  await page.getByRole('link', { name: opportunity.customer.name }).click();
  await expect(page).toHaveURL(
    new RegExp(`/sales-opportunity/${opportunity.id}\\?tab=offers&shown=[\\w-]+$`),
  );
  await expect(page.getByRole('article', { name: /.+/ }).and(page.locator('[aria-current]'))).toBeFocused();
});

test('from an opportunity with a vehicle to a sent PDF are six presses at most besides typing', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity({ lastName: 'Wysyłana' });
  const { vehicleId = null } = await completeOffer('anna');
  await addOffer(opportunity, 'anna', { vehicleId });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
  let presses = 0;
  const press = async (button: ReturnType<typeof page.getByRole>) => {
    presses += 1;
    await button.click();
  };
  await press(page.getByRole('button', { name: 'Dodaj ofertę' }));
  const form = page.getByRole('dialog', { name: 'Nowa oferta' });
  await form.getByRole('textbox', { name: 'Opłata wstępna' }).fill('12000');
  await form.getByRole('textbox', { name: 'Liczba rat' }).fill('36');
  await form.getByRole('textbox', { name: 'Rata miesięczna' }).fill('2500');
  await press(form.getByRole('button', { name: 'Utwórz ofertę' }));
  const added = page.getByRole('article').filter({ hasText: '12 000,00' });
  await press(added.getByRole('button', { name: /^PDF/ }));
  const preview = page.getByRole('dialog', { name: 'PDF oferty' });
  await press(preview.getByRole('button', { name: 'Wyślij' }));
  const mail = page.getByRole('dialog', { name: 'Wyślij ofertę' });
  await press(mail.getByRole('button', { name: 'Wyślij' }));
  await expect(toast(page, 'Wysłano wiadomość do klienta')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  await page.getByRole('tab', { name: /^Załączniki/ }).click();
  await expect(page.getByText(`Oferta ${opportunity.number}.pdf`).first()).toBeVisible();
});
