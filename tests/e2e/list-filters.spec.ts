import { numberOf, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

test('a list is narrowed by what records are not, by a range of amounts, and by a customer looked for', async ({
  openAs,
}) => {
  const api = await apiAs('anna');
  const lastName = uniqueName('Filtrowa');
  const plain = await openOpportunity({ lastName });
  const valued = await openOpportunity({ lastName });
  const labelled = await openOpportunity({ lastName });
  await api.offers.create({
    params: { id: valued.id },
    body: { offerType: 'leasing', vehicleValue: '120000.00' },
  });
  const [label] = await api.labels.list();
  if (!label) throw new Error('the seeded agency has labels');
  await api.opportunities.update({
    params: { id: labelled.id },
    body: { version: labelled.version, changes: { labelIds: [label.id] } },
  });

  const search = encodeURIComponent(lastName);
  const page = await openAs('anna', `/sales-opportunities?view=list&search=${search}`);
  const rows = page.locator('main tbody tr[data-index]');
  const filter = async (name: string) => {
    await page.getByRole('button', { name: 'Dodaj filtr' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    return page.getByRole('dialog', { name });
  };
  const shows = async (...opportunities: readonly { number: number }[]) => {
    await expect(rows).toHaveCount(opportunities.length);
    for (const one of opportunities) await expect(rows.filter({ hasText: numberOf(one) })).toBeVisible();
  };
  await shows(plain, valued, labelled);

  const labels = await filter('Etykieta');
  await labels.getByRole('radio', { name: 'Nie jest' }).click();
  await labels.getByRole('checkbox', { name: label.title }).click();
  await shows(plain, valued);
  await expect(page).toHaveURL(new RegExp(`labelIdNot=${label.id}`));
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Etykieta: nie ${label.title}`)).toBeVisible();

  const amounts = await filter('Wartość pojazdu');
  await amounts.getByRole('textbox', { name: 'Od' }).fill('100000');
  await page.keyboard.press('Enter');
  await shows(valued);
  await expect(page).toHaveURL(/vehicleValueFrom=100000\.00/);
  // what the address says is what a reload shows
  await page.reload();
  await shows(valued);
  await page.getByRole('button', { name: 'Usuń filtr: Wartość pojazdu' }).click();
  await page.getByRole('button', { name: 'Usuń filtr: Etykieta' }).click();
  await shows(plain, valued, labelled);

  const customers = await filter('Klient');
  await customers.getByRole('combobox', { name: 'Klient' }).fill(labelled.customer.name);
  await customers.getByRole('option', { name: labelled.customer.name }).click();
  await shows(labelled);
  await expect(page.getByText(`Klient: ${labelled.customer.name}`)).toBeVisible();
});
