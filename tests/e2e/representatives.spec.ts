import { addOffer, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

test.describe('representatives', () => {
  test('are written down beside an offer, with a bank nobody knew', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers&offer=new`);
    const offer = page.getByRole('dialog', { name: 'Nowa oferta' });
    await offer.getByRole('radio', { name: /^Jeszcze bez pojazdu/ }).click();
    await offer.getByRole('button', { name: 'Dalej' }).click();
    const partner = offer.getByRole('group', { name: 'Przedstawiciel banku' });
    await partner.getByRole('button', { name: 'Wybierz' }).press('Enter');
    await page.getByRole('button', { name: 'Dodaj przedstawiciela' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Nowy przedstawiciel' });
    const [lastName, bank] = [uniqueName('Nowicka'), uniqueName('Bank nowy')];
    await form.getByLabel('Imię').fill('Ola');
    await form.getByLabel('Nazwisko').fill(lastName);
    await form.getByRole('combobox', { name: /^Bank/ }).press('ArrowDown');
    const search = page.getByRole('combobox', { name: 'Bank', exact: true });
    await search.fill(bank);
    // the offer to add stands while the search runs, and Enter chooses nothing before its answer
    await expect(page.getByRole('option')).toHaveText([`Dodaj: ${bank}`]);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await search.press('Enter');
    await expect(form.getByRole('combobox', { name: new RegExp(bank) })).toBeVisible();
    await form.getByRole('button', { name: 'Dodaj przedstawiciela' }).press('Enter');
    await expect(partner.getByText(`Ola ${lastName} · ${bank}`)).toBeVisible();
    await expect(offer).toBeVisible();
  });

  test('those one made an offer with last come first; people of an inactive bank are absent', async ({
    openAs,
  }) => {
    const api = await apiAs('anna');
    const fragment = uniqueName('Kolejna').replaceAll(' ', '');
    const person = async (firstName: string, bankId: string) =>
      api.representatives.create({ body: { firstName, lastName: fragment, bankId } });
    const active = await api.banks.create({ body: { name: uniqueName('Bank czynny') } });
    const inactive = await api.banks.create({ body: { name: uniqueName('Bank dawny'), isActive: false } });
    await person('Anna', active.id);
    await person('Barbara', inactive.id);
    const used = await person('Zofia', active.id);
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna', { bankRepresentativeId: used.id });

    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers&offer=new`);
    const offer = page.getByRole('dialog', { name: 'Nowa oferta' });
    await offer.getByRole('radio', { name: /^Jeszcze bez pojazdu/ }).click();
    await offer.getByRole('button', { name: 'Dalej' }).click();
    const partner = offer.getByRole('group', { name: 'Przedstawiciel banku' });
    await partner.getByRole('button', { name: 'Wybierz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wybierz przedstawiciela banku' });
    await dialog.getByRole('searchbox', { name: 'Szukaj przedstawicieli' }).fill(fragment);
    const people = dialog.getByRole('list', { name: 'Przedstawiciele' }).getByRole('button');
    await expect(people).toHaveText([/Zofia/, /Anna/]);
    await people.first().click();
    await expect(partner.getByText(`Zofia ${fragment}`)).toBeVisible();
  });

  test('are listed by where they are from', async ({ openAs }) => {
    const page = await openAs('anna', '/representatives');
    const table = page.getByRole('table', { name: 'Przedstawiciele' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(page).toHaveURL(/\/representatives$/);
    await page.getByRole('button', { name: 'Usuń filtr: Z salonów' }).click();
    await expect(page).toHaveURL(/show_dealers=any/);
    await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
    await expect(page.getByRole('button', { name: 'Dodaj filtr' })).toBeVisible();
  });
});
