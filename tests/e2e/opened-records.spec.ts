import { expect, test } from './test.ts';

test.describe('a record opened from its list', () => {
  for (const { kind, list, calls } of [
    { kind: 'customer', list: '/customers', calls: /\/api\/customers\/[^/?]+$/ },
    {
      kind: 'opportunity',
      list: '/sales-opportunities?view=list',
      calls: /\/api\/opportunities\/[^/?]{36}$/,
    },
  ]) {
    test(`is fetched once, when the pointer comes near: a ${kind}`, async ({ openAs }) => {
      const page = await openAs('anna');
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET' && calls.test(request.url())) requested.push(request.url());
      });
      // its changes are published before it is fetched again, or not at all
      const watched = page
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framereceived', ({ payload }) =>
            /^43\d*\[\{"ok":true,"replayedMs"/.test(String(payload)),
          ),
        );
      await page.goto(list);
      const link = page.locator('main [data-row-link] a').first();
      const name = (await link.textContent()) ?? '';
      const answered = page.waitForResponse(calls);
      await link.hover();
      await answered;
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await watched;
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      expect(requested).toHaveLength(1);
    });
  }
});
