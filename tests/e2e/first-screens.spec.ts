import { firstScreens, limits, openFirst } from '../first-screens.ts';
import { builtFile } from './built-file.ts';
import { serverUrl } from './server-address.ts';
import { apiAs, signIn, storageOf } from './session.ts';
import { expect, test } from './test.ts';

const names = Object.keys(limits) as (keyof typeof limits)[];

test.describe('until a first screen stands', () => {
  for (const name of names) {
    test(`${name}: no more is sent than may be, and its page names every script`, async ({ browser }) => {
      const screen = (await firstScreens(await apiAs('anna'))).find((each) => each.name === name);
      if (!screen) throw new Error(`there is no screen ${name}`);
      const signedIn = screen.isPublic ? {} : { storageState: storageOf(await signIn('anna')) };
      const context = await browser.newContext(signedIn);
      const { requests, script } = await openFirst(await context.newPage(), serverUrl(), screen);
      await context.close();
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(limits[name].requests);
      expect(script).toBeLessThanOrEqual(limits[name].script);

      // a page cannot know what an address asks for beside its usual view
      if (screen.path.includes('?')) return;
      const page = await (await fetch(serverUrl() + screen.path)).text();
      const scripts = requests
        .map((address) => new URL(address).pathname)
        .filter((path) => path.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((path) => !page.includes(`"${path}"`))).toEqual([]);
    });
  }

  test('its rows are asked for before its words and its code are there', async ({ openAs }) => {
    const page = await openAs('anna', 'about:blank');
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const source of [
      'src/kit/texts/everyday-pl.ts',
      'src/features/customers/list/customers-screen.tsx',
    ]) {
      await page.route(`**/${builtFile(source)}`, async (route) => {
        await promise;
        await route.continue();
      });
    }
    const asked = page.waitForRequest(/\/api\/customers\?/);
    await page.goto('/customers', { waitUntil: 'commit' });
    await asked;
    resolve();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});
