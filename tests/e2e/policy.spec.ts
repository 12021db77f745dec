import { addOffer, openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { errorsOf, expect, test } from './test.ts';

// a violation fails any test; here every screen is opened that is no list (those are in layout.spec.ts)
test.describe('the content security policy', () => {
  test('no screen violates it', async ({ browser, baseURL, page, openAs }) => {
    // a violation is noticed
    const broken = await browser.newPage();
    const errors = await errorsOf(broken);
    await broken.goto(`${baseURL}/login`);
    await broken.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = '1';
      document.body.append(script);
    });
    await expect.poll(() => errors.join()).toContain('script-src');
    await broken.close();

    const api = await apiAs('zofia');
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna');
    const firstOf = async (list: Promise<{ items: { id: string }[] }>) => (await list).items[0]?.id ?? '';
    const opened = `/sales-opportunity/${opportunity.id}`;
    const signedIn = await openAs('zofia');
    const visit = async (on: typeof page, path: string) => {
      await on.goto(path);
      await expect(on.getByRole('heading').first(), path).toBeVisible();
      await expect(on.getByRole('status', { name: 'Wczytywanie…' }), path).toHaveCount(0);
    };
    const token = 'x'.repeat(43);
    for (const path of [
      '/login',
      '/reset-password',
      `/activate/${token}`,
      `/set-new-password/${token}`,
      `/setup/${token}`,
    ])
      await visit(page, path);
    for (const path of [
      '/',
      '/profile',
      '/settings',
      '/calendar',
      '/analytics',
      `/customer/${await firstOf(api.customers.list())}`,
      '/customers?new=customer',
      '/sales-opportunities',
      opened,
      ...['messages', 'notes', 'attachments', 'offers', 'related'].map((tab) => `${opened}?tab=${tab}`),
      `/bank/${await firstOf(api.banks.list())}`,
      `/dealer/${await firstOf(api.dealers.list())}`,
      `/representative/${await firstOf(api.representatives.list())}`,
      `/vehicle/${await firstOf(api.vehicles.list())}`,
      '/admin?new=person',
      `/admin/person/${await firstOf(api.users.list())}`,
      '/admin/permissions',
      '/admin/hidden-fields',
      '/admin/columns',
      '/admin/outbox',
    ])
      await visit(signedIn, path);
  });
});
