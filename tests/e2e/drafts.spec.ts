import type { Page } from '@playwright/test';

import { expectSentToLogin, signOut, typeCredentials } from './login-page.ts';
import { openOpportunity, uniqueName } from './records.ts';
import { accountOf, apiWith, type Person } from './session.ts';
import { expect, test } from './test.ts';

const offer = /^Masz niezapisany szkic z \d\d:\d\d$/;

/** Ends the session of a page on the server, as an administrator or its age would. */
async function endSessionOf(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('szansa.auth'));
  await apiWith(JSON.parse(stored ?? 'null')).auth.logout();
}

/** Signs in and opens a page; by itself the product opens the last one, which may be that of another browser. */
async function signInAs(page: Page, person: Person, path: string): Promise<void> {
  await typeCredentials(page, accountOf(person));
  // a form may cover the frame
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(path);
}

/** Returns what the browser stores beyond the session. */
function storedBy(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
}

test.describe('what was typed and not saved', () => {
  test('outlives the session of its form, except the personal id and except for another user', async ({
    openAs,
  }) => {
    const lastName = uniqueName('Szkicowska');
    const page = await openAs(accountOf('anna'), '/customers?new=customer');
    const form = page.getByRole('dialog', { name: 'Nowy klient' });
    await form.getByLabel('PESEL').fill('44051401359');
    await form.getByRole('textbox', { name: 'Nazwisko' }).fill(lastName);
    await form.getByRole('textbox', { name: 'E-mail 1' }).fill('szkic@example.com');

    await endSessionOf(page);
    await expectSentToLogin(page);
    const retained = await storedBy(page);
    expect(retained).toContain(lastName);
    expect(retained).not.toContain('44051401359');

    await signInAs(page, 'anna', '/customers?new=customer');
    await expect(form.getByText(offer)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('');
    await form.getByRole('button', { name: 'Przywróć' }).click();
    await expect(form.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue(lastName);
    await expect(form.getByRole('textbox', { name: 'E-mail 1' })).toHaveValue('szkic@example.com');
    await expect(form.getByLabel('PESEL')).toHaveValue('');
    await form.getByRole('button', { name: 'Dodaj klienta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
    expect(await storedBy(page)).not.toContain(lastName);

    // another user on the same machine
    const another = uniqueName('Cudzoziemska');
    await page.goto('/customers?new=customer');
    await form.getByRole('textbox', { name: 'Nazwisko' }).fill(another);
    await endSessionOf(page);
    await expectSentToLogin(page);
    expect(await storedBy(page)).toContain(another);
    await signInAs(page, 'piotr', '/customers?new=customer');
    await expect(form.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('');
    await expect(form.getByText(offer)).toHaveCount(0);
    expect(await storedBy(page)).not.toContain(another);
  });

  test('is in the composer after a reload, and is gone when its owner signs out', async ({ openAs }) => {
    const { id } = await openOpportunity();
    const page = await openAs(accountOf('anna'), `/sales-opportunity/${id}?tab=messages`);
    const composer = page.getByRole('textbox', { name: 'Napisz wiadomość' });
    await composer.fill('Oddzwonię po 14:00.');
    await page.reload();
    await expect(composer).toHaveValue('Oddzwonię po 14:00.');
    await signOut(page);
    expect(await storedBy(page)).not.toContain('Oddzwonię');
    await signInAs(page, 'anna', `/sales-opportunity/${id}?tab=messages`);
    await expect(composer).toHaveValue('');
  });
});
