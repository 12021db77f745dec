import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast, toastAction } from './test.ts';

test.describe('what was just done is undone', () => {
  test('a move, and the removal of a document, which is as it was', async ({ openAs }) => {
    const { id } = await openOpportunity({ lastName: 'Cofnięta' });
    const anna = await apiAs('anna');
    const [before] = await anna.documents.upload({
      params: { id },
      body: { type: 'agreement' },
      files: [new File(['Umowa'], 'umowa.txt')],
    });
    const page = await openAs('anna', `/sales-opportunity/${id}?tab=attachments`);
    await page.getByRole('button', { name: 'Dalej: Pierwszy kontakt' }).click();
    await toastAction(page, 'Zmieniono status: Pierwszy kontakt', 'Cofnij').click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dalej: Pierwszy kontakt' })).toBeVisible();
    expect((await anna.opportunities.get({ params: { id } })).status).toBe('lead');
    await toastAction(page, 'Cofnięto', 'Zamknij').click();

    const document = page.getByRole('listitem').filter({ hasText: 'umowa.txt' });
    await document.getByRole('button', { name: 'Więcej działań: umowa.txt' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
    const undo = toastAction(page, 'Usunięto pomyślnie', 'Cofnij');
    await expect(undo).toBeVisible();
    await expect(document).toBeHidden();
    await undo.click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    await expect(document).toBeVisible();
    expect(await anna.documents.listOfOpportunity({ params: { id } })).toEqual([before]);
    const { blob } = await anna.files.download({ params: { id: before?.file.id ?? '' } });
    expect(await blob.text()).toBe('Umowa');
  });
});
