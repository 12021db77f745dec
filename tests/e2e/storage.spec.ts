import { typeCredentials } from './login-page.ts';
import { openOpportunity } from './records.ts';
import { accountOf, serverUrl } from './session.ts';
import { expect, test, toast } from './test.ts';

/** Has the page find a browser whose settings forbid all storage. */
function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  navigator.locks.request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
}

// 5 s: what is stored where can be tested with single functions, that the page works without storage cannot
test('where the browser forbids storage people sign in, write, and are notified once that nothing is stored', async ({
  openAs,
}) => {
  const { id } = await openOpportunity();
  const page = await openAs(null, undefined, { baseURL: serverUrl() });
  await page.addInitScript(forbidStorage);
  await page.goto('/login');
  const notice = toast(page, 'Przeglądarka nie zapisuje danych tej strony');
  await expect(notice).toBeVisible();
  await page.goto(`/login?redirect=${encodeURIComponent(`/sales-opportunity/${id}?tab=messages`)}`);
  await typeCredentials(page, accountOf('anna'));

  await page.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Bez zapisu.');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Wiadomości w szansie' });
  await expect(log.getByText('Bez zapisu.', { exact: true })).toBeVisible();
  await expect(page.getByText('Wysyłanie')).toHaveCount(0);
  await expect(notice).toHaveCount(1);
});
