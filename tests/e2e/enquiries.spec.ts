import { openOpportunity, uniqueName } from './records.ts';
import { staff } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('internal enquiries', () => {
  test('a worker enquires about an opportunity, the platformer accepts and answers, both see it live [S1.7, S2.24]', async ({
    openAs,
  }) => {
    const opportunity = await openOpportunity();
    const anna = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=enquiries`);
    const pawel = await openAs('pawel', '/internal-enquiries?view=board');
    // they may not read it before they have accepted an enquiry about it
    await expect(pawel.getByRole('heading', { level: 1 })).toHaveText('Zapytania wewnętrzne');

    const title = uniqueName('Octavia od ręki');
    await anna.getByRole('button', { name: 'Nowe zapytanie' }).click();
    const form = anna.getByRole('dialog', { name: 'Nowe zapytanie wewnętrzne' });
    await form.getByRole('combobox', { name: /^Kategoria/ }).click();
    await anna.getByRole('option', { name: 'Wyszukanie samochodu' }).click();
    await form.getByRole('textbox', { name: /^Temat/ }).fill(title);
    await form.getByRole('textbox', { name: /^Marka/ }).fill('Škoda');
    await form.getByRole('combobox', { name: /^Dostępność/ }).click();
    await anna.getByRole('option', { name: 'Od ręki' }).click();
    await form.getByRole('button', { name: 'Wyślij zapytanie' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(anna.getByRole('navigation', { name: 'Ścieżka nawigacji' })).toContainText(
      /ZW\/\d{4}\/\d{6}/,
    );
    await expect(anna.getByText('Bez platformowca')).toBeVisible();

    // the card appears on the platformer's board by itself, and is accepted in its menu
    const columnOf = (name: string) => pawel.getByRole('region', { name: new RegExp(`^${name}`) });
    await columnOf('Nowe')
      .getByRole('button', { name: new RegExp(`^Przenieś: ${title}`) })
      .click();
    await pawel.getByRole('menuitem', { name: 'Przyjęte do analizy' }).click();
    await expect(columnOf('Przyjęte do analizy').getByRole('link', { name: title })).toBeVisible();
    await expect(anna.getByText(`Odpowiada: ${staff.pawel.name}`)).toBeVisible();
    await expect(anna.getByText('Przyjęte do analizy').first()).toBeVisible();

    await columnOf('Przyjęte do analizy').getByRole('link', { name: title }).click();
    const write = (text: string) => pawel.getByRole('textbox', { name: 'Napisz wiadomość' }).fill(text);
    await write('Jest w Poznaniu, biała.');
    await pawel.keyboard.press('Enter');
    const log = anna.getByRole('log', { name: 'Wiadomości w zapytaniu' });
    await expect(log.getByText('Jest w Poznaniu, biała.')).toBeVisible();

    // a user who accepts an enquiry may read the record it is about
    const link = pawel.getByRole('link', { name: new RegExp(`#${opportunity.number}$`) });
    await link.click();
    await expect(pawel.getByRole('heading', { level: 1 })).toContainText('Żaneta');

    await anna.getByRole('button', { name: 'Zakończ' }).click();
    await expect(toast(anna, 'Zmieniono status: Zakończone')).toBeVisible();
    await pawel.goBack();
    await expect(pawel.getByText('Zakończone').first()).toBeVisible();
  });
});
