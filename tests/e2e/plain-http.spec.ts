import { officeHost } from '../browser.ts';
import { openOpportunity, uniqueName } from './records.ts';
import { serverUrl } from './session.ts';
import { expect, test } from './test.ts';

/** As a colleague opens it in the office: over plain HTTP from another machine, which browsers do not trust. */
const baseURL = () => {
  const url = new URL(serverUrl());
  url.hostname = officeHost;
  return url.origin;
};

// 6 s: each of the three by what a page without TLS does not have
test('over plain HTTP from another machine values are copied, customers made and messages written', async ({
  openAs,
}) => {
  const lastName = uniqueName('Biurowa');
  const { id } = await openOpportunity();
  const page = await openAs('anna', '/customers?new=customer', { baseURL: baseURL() });
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);

  const form = page.getByRole('dialog', { name: 'Nowy klient' });
  await form.getByRole('textbox', { name: 'PESEL' }).fill('44051401359');
  await form.getByRole('button', { name: /^Kopiuj.*PESEL/ }).click();
  await form.getByRole('textbox', { name: 'Nazwisko' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(form.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('44051401359');
  await form.getByRole('textbox', { name: 'PESEL' }).fill('');
  await form.getByRole('textbox', { name: 'Nazwisko' }).fill(lastName);
  await form.getByRole('textbox', { name: 'E-mail 1' }).fill('biurowa@example.com');
  await form.getByRole('button', { name: 'Dodaj klienta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();

  await page.goto(`/sales-opportunity/${id}?tab=messages`);
  await page.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Z biura.');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('log', { name: 'Wiadomości w szansie' }).getByText('Z biura.', { exact: true });
  await expect(sent).toBeVisible();
  await expect(page.getByText('Wysyłanie')).toHaveCount(0);
});
