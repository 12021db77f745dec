import { numberOf, openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

test('a lead nobody owns is found in the own menu and taken, and leaves the list of others', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity({ lastName: 'Bezpańska' });
  const api = await apiAs('adam');
  await api.opportunities.assign({
    params: { id: opportunity.id },
    body: { version: opportunity.version, workerId: null },
  });
  const search = `search=${encodeURIComponent(opportunity.customer.name)}`;
  const other = await openAs('anna', `/admin/unassigned-leads?${search}`);
  const rowOf = (page: typeof other) => page.getByRole('row').filter({ hasText: numberOf(opportunity) });
  await expect(rowOf(other)).toBeVisible();

  const page = await openAs('piotr', '/');
  await page.getByRole('button', { name: 'Piotr Wiśniewski' }).click();
  await page.getByRole('menuitem', { name: 'Nieprzypisane szanse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieprzypisane szanse' })).toBeVisible();
  await page.getByRole('search').getByRole('searchbox').fill(opportunity.customer.name);
  await rowOf(page)
    .getByRole('button', { name: /^Weź szansę/ })
    .click();
  await expect(toast(page, 'Szansa należy teraz do ciebie')).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);
  await expect(rowOf(other)).toHaveCount(0);
});
