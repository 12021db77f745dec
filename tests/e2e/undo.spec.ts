import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast, toastAction } from './test.ts';

test.describe('what was just done is taken back', () => {
  test('a move', async ({ openAs }) => {
    const { id } = await openOpportunity({ lastName: 'Cofnięta' });
    const page = await openAs('anna', `/sales-opportunity/${id}`);
    await page.getByRole('button', { name: 'Dalej: Pierwszy kontakt' }).click();
    await toastAction(page, 'Zmieniono status: Pierwszy kontakt', 'Cofnij').click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dalej: Pierwszy kontakt' })).toBeVisible();
    const { status } = await (await apiAs('anna')).opportunities.get({ params: { id } });
    expect(status).toBe('lead');
  });

  test('archiving', async ({ openAs }) => {
    const { id } = await openOpportunity({ lastName: 'Przywrócona' });
    const page = await openAs('anna', `/sales-opportunity/${id}`);
    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Archiwizuj' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archiwizuj szansę' });
    await dialog.getByRole('combobox', { name: 'Powód archiwizacji' }).click();
    await page.getByRole('option', { name: 'Klient zrezygnował', exact: true }).click();
    await dialog.getByRole('button', { name: 'Archiwizuj' }).click();
    await toastAction(page, 'Zarchiwizowano szansę', 'Cofnij').click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dalej: Pierwszy kontakt' })).toBeVisible();
  });

  test('the removal of a document, which is as it was', async ({ openAs }) => {
    const { id } = await openOpportunity({ lastName: 'Zagubiona' });
    const anna = await apiAs('anna');
    const [before] = await anna.documents.upload({
      params: { id },
      body: { type: 'agreement' },
      files: [new File(['Umowa'], 'umowa.txt')],
    });
    const page = await openAs('anna', `/sales-opportunity/${id}?tab=attachments`);
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

  test('the removal of an activity', async ({ openAs }) => {
    const { id } = await openOpportunity({ lastName: 'Odwołana' });
    const anna = await apiAs('anna');
    const before = await anna.activities.create({
      body: { type: 'call', title: 'Oddzwonić', startAt: '2027-01-11T08:00:00Z', customerFileId: id },
    });
    const page = await openAs('anna', `/sales-opportunity/${id}?tab=activities`);
    const activity = page.getByRole('button', { name: 'Oddzwonić', exact: true });
    await activity.click();
    await page.getByRole('dialog', { name: 'Oddzwonić' }).getByRole('button', { name: 'Usuń' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
    const undo = toastAction(page, 'Usunięto aktywność', 'Cofnij');
    await expect(undo).toBeVisible();
    await expect(activity).toBeHidden();
    await undo.click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    await expect(activity).toBeVisible();
    expect(await anna.activities.get({ params: { id: before.id } })).toEqual(before);
  });

  test('the removal of the chosen offer, which is chosen again', async ({ openAs }) => {
    const { id } = await openOpportunity({ lastName: 'Odzyskana' });
    const anna = await apiAs('anna');
    const params = { id };
    const offer = await anna.offers.create({
      params,
      body: { offerType: 'leasing', vehicleInfo: { manufacturer: 'Kia', model: 'Ceed' } },
    });
    await anna.offers.create({ params, body: { offerType: 'leasing' } });
    const page = await openAs('anna', `/sales-opportunity/${id}?tab=offers`);
    const card = page.getByRole('article', { name: /Kia Ceed/ });
    await card.getByRole('button', { name: /^Więcej działań/ }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
    const undo = toastAction(page, 'Usunięto ofertę', 'Cofnij');
    await expect(undo).toBeVisible();
    await expect(card).toBeHidden();
    await undo.click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    await expect(card.getByText('Wybrana oferta')).toBeVisible();
    expect(await anna.offers.get({ params: { id: offer.id } })).toEqual(offer);
  });

  test('a new owner, unless somebody changes it first', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Przypisana' });
    const params = { id: opportunity.id };
    const anna = await apiAs('anna');
    const page = await openAs('adam', `/sales-opportunity/${opportunity.id}`);
    const assign = async () => {
      await page.getByRole('button', { name: 'Więcej działań' }).click();
      await page.getByRole('menuitem', { name: 'Przypisz opiekuna' }).click();
      const dialog = page.getByRole('dialog', { name: 'Przypisz opiekuna' });
      await dialog.getByRole('combobox', { name: /^Opiekun/ }).click();
      await page.getByRole('option', { name: 'Piotr Wiśniewski' }).click();
      await dialog.getByRole('button', { name: 'Przypisz' }).click();
      return toastAction(page, 'Zmieniono opiekuna', 'Cofnij');
    };
    await (await assign()).click();
    await expect(toast(page, 'Cofnięto')).toBeVisible();
    expect((await anna.opportunities.get({ params })).worker?.id).toBe(opportunity.worker?.id);

    const undo = await assign();
    await expect(undo).toBeVisible();
    const { version } = await anna.opportunities.get({ params });
    const adam = await apiAs('adam');
    await adam.opportunities.assign({ params, body: { version, workerId: null } });
    await undo.click();
    await expect(toast(page, 'Coś poszło nie tak')).toBeVisible();
    expect((await adam.opportunities.get({ params })).worker).toBeNull();
  });
});
