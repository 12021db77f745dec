import { newcomer } from './newcomers.ts';
import { leadSource, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

/** More than one page of the list, and more than are changed at once. */
const many = 105;

test.describe('changing many', () => {
  test('all that match are archived but those that may not be, and the result tells which', async ({
    openAs,
  }) => {
    test.slow();
    const person = await newcomer({ lastName: 'Zbiorcza' });
    const api = await apiAs(person);
    const lastName = uniqueName('Seryjna');
    const customer = await api.customers.create({
      body: { firstName: 'Ewa', lastName, emails: ['seryjna@example.com'] },
    });
    const source = await leadSource(person);
    for (let made = 0; made < many; made += 1) {
      await api.opportunities.create({ body: { customerId: customer.id, leadSourceId: source.id } });
    }
    // it lacks what archiving asks for
    const refused = await api.opportunities.create({ body: { customerId: customer.id } });

    const page = await openAs(person, '/sales-opportunities?view=list');
    await expect(page.getByText(`${many + 1} szans`, { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
    const bar = page.getByRole('region', { name: 'Zaznaczenie' });
    await expect(bar).toContainText('Zaznaczono: 25');
    await bar.getByRole('button', { name: 'Zaznacz wszystkie pasujące' }).click();
    await expect(bar).toContainText(`Zaznaczono: ${many + 1}`);
    await bar.getByRole('button', { name: 'Zmień zaznaczone' }).click();
    await page.getByRole('menuitem', { name: 'Archiwizuj…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archiwizowanie' });
    await dialog.getByRole('combobox', { name: /^Powód archiwizacji/ }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: /^Notatka/ }).fill('Porządki');
    await dialog.getByRole('button', { name: 'Sprawdź' }).click();
    await expect(dialog.getByText(`Zmieni się ${many} rekordów`)).toBeVisible();
    await expect(dialog.getByText('1 rekordu nie można zmienić')).toBeVisible();
    await dialog.getByRole('button', { name: `Zmień (${many})` }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toBeHidden();

    await page.getByRole('button', { name: /^Operacje/ }).click();
    const panel = page.getByRole('dialog', { name: /^Operacje/ });
    await panel.getByRole('link', { name: 'Pokaż wynik' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Archiwizowanie' })).toBeVisible();
    await expect(page.getByText(`Zmieniono ${many} rekordów`)).toBeVisible();
    await page.getByRole('button', { name: 'Pokaż, których' }).click();
    await page.getByRole('link', { name: `Ewa ${lastName} #${refused.number}` }).click();
    await expect(page).toHaveURL(`/sales-opportunity/${refused.id}`);
  });

  test('a few customers are archived while one waits', async ({ openAs }) => {
    const person = await newcomer();
    const api = await apiAs(person);
    for (const lastName of [uniqueName('Pierwsza'), uniqueName('Druga')]) {
      await api.customers.create({ body: { lastName, emails: [`${crypto.randomUUID()}@example.com`] } });
    }
    const page = await openAs(person, '/customers?is_self=true');
    await expect(page.getByText('2 klientów', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
    await page.getByRole('button', { name: 'Zmień zaznaczone' }).click();
    await page.getByRole('menuitem', { name: 'Archiwizuj…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archiwizowanie' });
    await dialog.getByRole('button', { name: 'Sprawdź' }).click();
    await dialog.getByRole('button', { name: 'Zmień (2)' }).click();
    await expect(dialog.getByText('Zmieniono 2 rekordy')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Zaznaczenie' })).toHaveCount(0);
    await expect(page.getByText('2 klientów', { exact: true })).toHaveCount(0);
  });
});
