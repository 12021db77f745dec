import { addOffer, openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { errorsOf, expect, test } from './test.ts';

// what breaks the policy fails any test; here every screen is opened
test.describe('no screen breaks the content security policy', () => {
  test('what does is heard', async ({ browser, baseURL }) => {
    const page = await browser.newPage();
    const errors = await errorsOf(page);
    await page.goto(`${baseURL}/login`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = '1';
      document.body.append(script);
    });
    await expect.poll(() => errors.join()).toContain('script-src');
    await page.close();
  });

  for (const path of [
    '/login',
    '/reset-password',
    `/activate/${'x'.repeat(43)}`,
    `/set-new-password/${'x'.repeat(43)}`,
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
    });
  }

  test('all of the product', async ({ openAs }) => {
    test.slow();
    const api = await apiAs('zofia');
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna');
    const firstOf = async (list: Promise<{ items: { id: string }[] }>) => (await list).items[0]?.id ?? '';
    const opened = `/sales-opportunity/${opportunity.id}`;
    const paths = [
      '/',
      '/profile',
      '/settings',
      '/customers',
      `/customer/${await firstOf(api.customers.list())}`,
      '/customers?new=customer',
      '/sales-opportunities',
      '/sales-opportunities?view=list',
      opened,
      ...['messages', 'notes', 'attachments', 'offers', 'related'].map((tab) => `${opened}?tab=${tab}`),
      '/banks',
      `/bank/${await firstOf(api.banks.list())}`,
      '/dealers',
      `/dealer/${await firstOf(api.dealers.list())}`,
      '/representatives',
      `/representative/${await firstOf(api.representatives.list())}`,
      '/vehicles',
      '/offers',
      `/vehicle/${await firstOf(api.vehicles.list())}`,
      '/admin',
      '/admin?new=person',
      `/admin/person/${await firstOf(api.users.list())}`,
      '/admin/permissions',
      '/admin/hidden-fields',
      '/admin/columns',
      '/admin/audit-log',
      '/admin/outbox',
    ];
    const page = await openAs('zofia', '/');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
    }
  });
});
