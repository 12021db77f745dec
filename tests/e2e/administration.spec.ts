import type { Page } from '@playwright/test';

import { newcomer } from './newcomers.ts';
import { uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

const accessChanged = 'Twoje uprawnienia zostały zmienione przez administratora.';

/** Returns a function that counts the page loads since. */
function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test.describe('rights', () => {
  // no other spec uses this role
  const key = 'ADMIN_REPORTS';

  test.afterEach(async () => {
    const api = await apiAs('adam');
    await api.roles.changeRights({ params: { key }, body: { grant: ['customer.get'], revoke: [] } });
  });

  test('a removed right closes the open screen, and granting it again opens it again [S1.14, S6.4, S6.5]', async ({
    openAs,
  }) => {
    const person = await newcomer({ role: key });
    const theirs = await openAs(person, '/customers');
    const menu = theirs.getByRole('navigation', { name: 'Menu główne' });
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    // the last entry, whose code loads after the rest
    await expect(menu.getByRole('link', { name: 'Wyloguj się' })).toBeVisible();
    const entries = await menu.getByRole('link').allTextContents();
    expect(entries).toContain('Klienci');
    const loads = watchLoads(theirs);
    const logged: string[] = [];
    theirs.on('console', (message) => {
      // the browser itself notes calls that are refused
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        logged.push(message.text());
    });
    const admin = await openAs('adam', '/admin/permissions');
    await admin.getByRole('tab', { name: /^Administrator raportów/ }).click();
    const right = admin.getByRole('checkbox', { name: /^Klienci: Podgląd/ });
    await expect(right).toBeChecked();

    await right.click();
    await expect(theirs.getByText('Odmowa dostępu')).toBeVisible();
    // a missing right is no fault
    expect(logged).toEqual([]);
    await expect(toast(theirs, accessChanged)).toBeVisible();
    await expect(theirs.getByRole('row')).toHaveCount(0);
    await expect(menu.getByRole('link')).toHaveText(entries.filter((entry) => entry !== 'Klienci'));
    await expect(right).not.toBeChecked();
    await expect(right).toHaveAccessibleName('Klienci: Podgląd, różni się od domyślnych');

    await right.click();
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    await expect(theirs.getByText('Odmowa dostępu')).toHaveCount(0);
    await expect(menu.getByRole('link')).toHaveText(entries);
    expect(loads()).toBe(0);
  });
});

test.describe('people', () => {
  test('a field hidden from one person leaves their open screen, and comes back', async ({ openAs }) => {
    const person = await newcomer();
    const api = await apiAs('anna');
    const customer = await api.customers.create({
      body: {
        firstName: 'Ewa',
        lastName: uniqueName('Telefoniczna'),
        emails: ['ewa.t@example.com'],
        phones: ['+48501502503'],
      },
    });
    const theirs = await openAs(person, `/customer/${customer.id}`);
    const unaffected = await openAs('anna', `/customer/${customer.id}`);
    const phone = 'a[href="tel:+48501502503"]';
    await expect(theirs.locator(phone)).toBeVisible();
    const loads = watchLoads(theirs);
    const logged: string[] = [];
    theirs.on('console', (message) => {
      // the browser itself notes calls that are refused
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        logged.push(message.text());
    });
    const admin = await openAs('adam', `/admin/person/${person.id}`);
    const hidden = admin.getByRole('checkbox', { name: 'Klient: telefony' });

    await hidden.click();
    await expect(theirs.locator(phone)).toHaveCount(0);
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(customer.name);
    await expect(theirs.getByRole('main')).not.toContainText('Telefony');
    await expect(toast(theirs, accessChanged)).toBeVisible();
    await expect(unaffected.locator(phone)).toBeVisible();

    await hidden.click();
    await expect(theirs.locator(phone)).toBeVisible();
    expect(loads()).toBe(0);
  });
});
