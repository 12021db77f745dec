import { openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

test.describe('a mail to the customer', () => {
  test('is offered when the stage concerns them, changed, sent and told in the timeline', async ({
    openAs,
  }) => {
    const opportunity = await openOpportunity({ lastName: 'Powiadamiana' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}`);
    await page.getByRole('button', { name: 'Przenieś do' }).click();
    await page.getByRole('menuitem', { name: 'Wydanie pojazdu' }).click();

    const dialog = page.getByRole('dialog', { name: 'Powiadom klienta' });
    const text = dialog.getByRole('textbox', { name: 'Treść' });
    await expect(text).toHaveValue(/^Dzień dobry,\n\npojazd jest gotowy do odbioru/);
    await text.fill('Dzień dobry,\n\nzapraszamy w piątek o 12:00.');
    await dialog.getByRole('button', { name: 'Wyślij' }).click();
    await expect(toast(page, 'Wysłano wiadomość do klienta')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Powiadomiono klienta')).toBeVisible();
    await expect(page.getByText('zapraszamy w piątek o 12:00.')).toBeVisible();
  });

  test('is kept as a draft when the page is left', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Odkładana' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}`);
    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Powiadom klienta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Powiadom klienta' });
    await dialog.getByRole('textbox', { name: 'Temat' }).fill('Do dokończenia');
    await page.reload();
    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Powiadom klienta' }).click();
    await dialog.getByRole('button', { name: 'Przywróć' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Temat' })).toHaveValue('Do dokończenia');
  });
});
