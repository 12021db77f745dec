import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

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
  await expect(page).toHaveURL(`/sales-opportunity/${opportunity.id}?tab=offers`);
});
