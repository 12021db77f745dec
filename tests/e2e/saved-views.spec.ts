import type { Page } from '@playwright/test';

import { newcomer } from './newcomers.ts';
import { expect, test } from './test.ts';

const archived = 'Usuń filtr: Zarchiwizowani';

/** The menu of views, with whatever it says of the chosen one. */
const views = (page: Page) => page.getByRole('button', { name: /^Widok: / });

async function fromTheMenu(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Klienci', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Klienci', level: 1 })).toBeVisible();
}

async function keepView(page: Page, name: string): Promise<void> {
  await views(page).click();
  await page.getByRole('menuitem', { name: 'Zapisz jako nowy widok…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy widok' });
  await dialog.getByRole('textbox', { name: /Nazwa widoku/ }).fill(name);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('lists as one likes them', () => {
  test('a default view opens the list on another machine, unless its address says something', async ({
    openAs,
  }) => {
    const person = await newcomer();
    const page = await openAs(person, '/customers?is_archived=true');
    await keepView(page, 'Stare');
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

  test('a list without a view stays so while one works, and a view is forgotten', async ({ openAs }) => {
    const person = await newcomer();
    const page = await openAs(person, '/customers?is_archived=true');
    await keepView(page, 'Stare');
    await views(page).click();
    await page.getByRole('menuitem', { name: 'Ustaw jako domyślny' }).click();
    await views(page).click();
    await page.getByRole('menuitemradio', { name: 'Bez widoku' }).click();
    await expect(page).toHaveURL('/customers');
    await page.getByRole('navigation').getByRole('link', { name: 'Pulpit' }).click();
    await fromTheMenu(page);
    await expect(page).toHaveURL('/customers');

    await views(page).click();
    await page.getByRole('menuitemradio', { name: 'Stare domyślny' }).click();
    await views(page).click();
    await page.getByRole('menuitem', { name: 'Usuń widok…' }).click();
    await page.getByRole('button', { name: 'Usuń widok' }).click();
    await expect(views(page)).toHaveText('Widok: Bez widoku');
    const elsewhere = await openAs(person, '/');
    await fromTheMenu(elsewhere);
    await expect(elsewhere).toHaveURL('/customers');
  });

  test('columns outlive the session', async ({ openAs }) => {
    const person = await newcomer();
    const page = await openAs(person, '/customers');
    const added = (on: Page) => on.getByRole('columnheader', { name: 'Dodany przez' });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(added(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Kolumny' }).click();
    const saved = page.waitForResponse(/\/api\/lists\/customers\/columns$/);
    await page.getByRole('checkbox', { name: /Dodany przez/ }).click();
    expect((await saved).status()).toBe(200);
    await expect(added(page)).toBeVisible();
    await expect(added(await openAs(person, '/customers'))).toBeVisible();
  });

  test('rows do not wait for views', async ({ openAs }) => {
    const page = await openAs('anna', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/lists/customers', async (route) => {
      await held;
      await route.continue();
    });
    const rows = page.waitForResponse(/\/api\/customers\?/);
    await page.getByRole('navigation').getByRole('link', { name: 'Klienci', exact: true }).click();
    expect((await rows).status()).toBe(200);
    answer();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test.describe('views shared with others', () => {
  test('one person shares a view of the board, another uses, copies and opens with it', async ({
    openAs,
  }) => {
    const [maker, reader] = [await newcomer({ lastName: 'Dzielska' }), await newcomer()];
    const page = await openAs(maker, '/sales-opportunities?isUnassigned=true');
    await keepView(page, 'Do wzięcia');
    await views(page).click();
    await page.getByRole('menuitem', { name: 'Udostępnij' }).click();
    const shared = page.waitForResponse(/\/api\/lists\/opportunity-board\/views\//);
    await page.getByRole('menuitemradio', { name: 'Pracownik' }).click();
    expect((await shared).status()).toBe(200);

    const other = await openAs(reader, '/sales-opportunities');
    await views(other).click();
    await other.getByRole('menuitemradio', { name: /^Do wzięcia Autor: .* Dzielska wspólny$/ }).click();
    await expect(other).toHaveURL(/isUnassigned=true/);
    await views(other).click();
    await expect(other.getByRole('menuitem', { name: 'Zmień nazwę…' })).toHaveCount(0);
    await other.getByRole('menuitem', { name: 'Zrób własną kopię…' }).click();
    const dialog = other.getByRole('dialog', { name: 'Nowy widok' });
    await expect(dialog.getByRole('textbox', { name: /Nazwa widoku/ })).toHaveValue('Do wzięcia');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    await views(other).click();
    await expect(other.getByRole('menuitem', { name: 'Zmień nazwę…' })).toBeVisible();
    await other.keyboard.press('Escape');

    // the list has views of its own
    await other.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(views(other)).toHaveText('Widok: Bez widoku');
  });
});
