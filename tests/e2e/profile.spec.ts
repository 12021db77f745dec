import { expectSentToLogin, typeCredentials } from './login-page.ts';
import { newcomer } from './newcomers.ts';
import { expect, test, toast } from './test.ts';

test('another device is seen among the sessions and signed out', async ({ openAs }) => {
  const person = await newcomer();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const page = await openAs(null, '/customers', { userAgent });
  await typeCredentials(page, person);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const own = await openAs(person, '/profile');
  const sessions = own.getByRole('region', { name: 'Sesje' });
  await expect(sessions.getByText('to urządzenie')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Zakończ: Firefox · Windows' }).click();
  await expect(toast(own, 'Sesja została zakończona')).toBeVisible();
  await expectSentToLogin(page);
  await expect(sessions.getByText('Firefox · Windows')).toHaveCount(0);
  await own.reload();
  await expect(sessions.getByText('to urządzenie')).toBeVisible();
});
