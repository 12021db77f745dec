import { uniqueName } from './records.ts';
import { serverUrl, sessionOf, storageOf } from './session.ts';
import { expect, test, toast } from './test.ts';

// 4 s; a page of its own, because the usual ones tolerate no uncaught error
test('an exception in a submit handler is shown and logged', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: serverUrl(),
    storageState: storageOf(await sessionOf('anna')),
  });
  const page = await context.newPage();
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.addInitScript(() => {
    // every write names an id of its own
    const fail = () => {
      throw new Error('no randomness');
    };
    Object.assign(crypto, { randomUUID: fail, getRandomValues: fail });
  });
  await page.goto('/customers?new=customer');
  const form = page.getByRole('dialog', { name: 'Nowy klient' });
  await form.getByRole('textbox', { name: 'Nazwisko' }).fill(uniqueName('Wyjątkowa'));
  await form.getByRole('textbox', { name: 'E-mail 1' }).fill('wyjatkowa@example.com');
  await form.getByRole('button', { name: 'Dodaj klienta' }).click();
  await expect(toast(page, 'Coś poszło nie tak. Spróbuj ponownie później.')).toBeVisible();
  expect((await logged).text()).toContain('no randomness');
  await context.close();
});
