import { test } from './test.ts';
import { apiAs } from './session.ts';
test('look', async ({ openAs }) => {
  const api = await apiAs('zofia');
  const { items } = await api.carOffers.list({ query: { status: 'active' } });
  const id = items[0]?.carOfferId ?? '';
  for (const [who, path, name] of [
    ['zofia', `/car-management/offer/${id}`, 'edit'],
    ['anna', `/car-management/offer/${id}`, 'facts'],
    ['zofia', '/car-management/offer', 'new'],
    ['anna', '/car-management?search=octavia%20kombi%20automat%20do%20150%20tys', 'search'],
  ] as const) {
    for (const [width, scheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      const page = await openAs(who, path, { viewport: { width, height: 2400 }, colorScheme: scheme });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/look/${name}-${width}.png`, fullPage: true });
      await page.context().close();
    }
  }
});
