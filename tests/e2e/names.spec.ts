import { signOut } from './login-page.ts';
import { numberOf, openOpportunity } from './records.ts';
import { expect, test } from './test.ts';

test('the tab and the way above the screen say what is shown, a record by its name', async ({ openAs }) => {
  const opportunity = await openOpportunity({ lastName: 'Tytułowa' });
  const { name } = opportunity.customer;
  const page = await openAs('anna', `/customers?search=${encodeURIComponent(name)}`);
  const here = page.getByRole('navigation', { name: 'Ścieżka' }).locator('[aria-current="page"]');
  await expect(page).toHaveTitle('Klienci · Szansa');
  await expect(here).toHaveText('Klienci');

  await page.getByRole('row').getByRole('link', { name }).click();
  await expect(page).toHaveTitle(`${name} · Szansa`);
  await expect(here).toHaveText(name);

  await page.goto(`/sales-opportunity/${opportunity.id}`);
  await expect(page).toHaveTitle(`${numberOf(opportunity)} ${name} · Szansa`);
  await page.getByRole('link', { name: 'Pulpit' }).click();
  await expect(page).toHaveTitle('Pulpit · Szansa');
  await signOut(page);
  await expect(page).toHaveTitle('Szansa');
});
