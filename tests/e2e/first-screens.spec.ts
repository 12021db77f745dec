import { firstScreens, limits, openFirst } from '../first-screens.ts';

import { apiAs, serverUrl, sessionOf, storageOf } from './session.ts';
import { builtFile, delay, expect, test } from './test.ts';

test.describe('until a first screen is shown', () => {
  test('no more is sent than may be, and its page names every script', async ({ browser }) => {
    const signedIn = storageOf(await sessionOf('anna'));
    for (const screen of await firstScreens(await apiAs('anna'))) {
      // a browser that has cached nothing
      const context = await browser.newContext(screen.isPublic ? {} : { storageState: signedIn });
      const { requests, script } = await openFirst(await context.newPage(), serverUrl(), screen);
      await context.close();
      const { name } = screen;
      expect.soft(requests.length, [name, ...requests].join('\n')).toBeLessThanOrEqual(limits[name].requests);
      expect.soft(script, name).toBeLessThanOrEqual(limits[name].script);

      // a page cannot preload what an address requests beside its usual view
      if (screen.path.includes('?')) continue;
      const page = await (await fetch(serverUrl() + screen.path)).text();
      const scripts = requests
        .map((address) => new URL(address).pathname)
        .filter((path) => path.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      expect.soft(scripts.filter((path) => !page.includes(`"${path}"`))).toEqual([]);
    }
  });

  test('its rows are requested before its words and its code are there', async ({ openAs }) => {
    const page = await openAs('anna');
    const release = await Promise.all(
      ['src/kit/texts/everyday-pl.ts', 'src/features/customers/list/customers-screen.tsx'].map((source) =>
        delay(page, `**/${builtFile(source)}`),
      ),
    );
    const requested = page.waitForRequest(/\/api\/customers\?/);
    await page.goto('/customers', { waitUntil: 'commit' });
    await requested;
    for (const one of release) one();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});
