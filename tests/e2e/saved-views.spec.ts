import type { Page } from '@playwright/test';

import { newcomer } from './newcomers.ts';
import { expect, test } from './test.ts';

const archived = 'Usuń filtr: Zarchiwizowani';

/** Returns the button of the menu of views, whatever view is selected. */
const views = (page: Page) => page.getByRole('button', { name: /^Widok: / });

async function fromTheMenu(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Klienci', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Klienci', level: 1 })).toBeVisible();
}

async function saveView(page: Page, name: string): Promise<void> {
  await views(page).click();
  await page.getByRole('menuitem', { name: 'Zapisz jako nowy widok…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy widok' });
  await dialog.getByRole('textbox', { name: /Nazwa widoku/ }).fill(name);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('lists as one likes them', () => {
  test('a default view opens the list on another machine, unless its address contains filters [S2.17]', async ({
    openAs,
  }) => {
    const person = await newcomer();
    const page = await openAs(person, '/customers?is_archived=true');
    await saveView(page, 'Stare');
    await expect(views(page)).toHaveText('Widok: Stare');
    await views(page).click();
    await page.getByRole('menuitem', { name: 'Ustaw jako domyślny' }).click();
    await views(page).click();
    await expect(page.getByRole('menuitemradio', { name: 'Stare domyślny' })).toBeChecked();

    const elsewhere = await openAs(person, '/');
    await fromTheMenu(elsewhere);
    await expect(elsewhere).toHaveURL(/\?is_archived=true&saved=/);
    await expect(elsewhere.getByRole('button', { name: archived })).toBeVisible();
    await elsewhere.getByRole('button', { name: archived }).click();
    await expect(views(elsewhere)).toHaveText('Widok: Stare· zmieniony');

    const linked = await openAs(person, '/customers?is_self=true');
    await expect(linked.getByRole('button', { name: 'Usuń filtr: Dodani przeze mnie' })).toBeVisible();
    await expect(views(linked)).toHaveText('Widok: Bez widoku');
  });
});
