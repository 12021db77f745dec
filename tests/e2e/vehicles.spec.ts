import { addOffer, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('vehicles', () => {
  test('a vehicle is written down by keyboard, and its prices follow each other', async ({ openAs }) => {
    const page = await openAs('anna', '/vehicles');
    const form = page.getByRole('dialog', { name: 'Nowy pojazd' });
    const model = uniqueName('Octavia');
    await page.getByRole('link', { name: 'Dodaj pojazd' }).focus();
    await page.keyboard.press('Enter');
    await form.getByLabel('Producent').focus();
    await page.keyboard.type('Škoda');
    await page.keyboard.press('Tab');
    await page.keyboard.type(model);
    await form.getByLabel('Cena katalogowa brutto').focus();
    await page.keyboard.type('149900');
    await page.keyboard.press('Tab');
    await page.keyboard.type('8');
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Cena sprzedaży brutto')).toHaveValue(/^137\s908,00$/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('134910');
    await expect(form.getByLabel('Rabat')).toHaveValue('10');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/vehicle\//);
    await expect(page.getByRole('heading', { name: `Škoda ${model}`, level: 1 })).toBeVisible();
    await expect(page.getByText(/^134\s910,00\szł$/)).toBeVisible();
  });

  test('the same order number is pointed out, and refuses nothing', async ({ openAs }) => {
    const api = await apiAs('anna');
    const [model, orderNo] = [uniqueName('Corolla'), uniqueName('ZAM')];
    const known = await api.vehicles.create({ body: { manufacturer: 'Toyota', model, orderNo } });

    const page = await openAs('anna', '/vehicles?new=vehicle');
    const form = page.getByRole('dialog', { name: 'Nowy pojazd' });
    await form.getByLabel('Producent').fill('Toyota');
    await form.getByLabel('Model').fill('Yaris');
    await form.getByLabel('Numer zamówienia').fill(orderNo);
    await expect(form.getByText('Ten numer zamówienia jest już w bazie')).toBeVisible();
    await expect(form.getByRole('link', { name: `Toyota ${model}` })).toHaveAttribute(
      'href',
      `/vehicle/${known.id}`,
    );
    await form.getByRole('button', { name: 'Dodaj pojazd' }).click();
    await expect(page.getByRole('heading', { name: 'Toyota Yaris', level: 1 })).toBeVisible();
  });

  test('a vehicle is changed, merged into another one with its offers, and kept while offers show it', async ({
    openAs,
  }) => {
    const api = await apiAs('anna');
    const [model, other] = [uniqueName('Transit'), uniqueName('Tourneo')];
    const vehicle = await api.vehicles.create({ body: { manufacturer: 'Ford', model } });
    const into = await api.vehicles.create({ body: { manufacturer: 'Ford', model: other } });
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna', { vehicleId: vehicle.id });

    const page = await openAs('anna', `/vehicle/${vehicle.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'Edytuj' }).click();
    const form = page.getByRole('dialog', { name: 'Edycja danych pojazdu' });
    await form.getByLabel('Wersja').fill('L2H1');
    await form.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(heading).toHaveText(`Ford ${model} L2H1`);

    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Połącz z innym pojazdem' }).click();
    const merging = page.getByRole('dialog', { name: 'Połącz pojazdy' });
    await merging.getByRole('combobox', { name: /^Połącz z pojazdem/ }).click();
    await page.keyboard.type(other);
    await page.getByRole('option', { name: `Ford ${other}` }).click();
    await expect(merging.getByText('Oferty: 1')).toBeVisible();
    await merging.getByRole('button', { name: 'Połącz pojazdy' }).click();
    await expect(toast(page, 'Połączono pojazdy')).toBeVisible();
    await expect(page).toHaveURL(`/vehicle/${into.id}`);
    await expect(heading).toHaveText(`Ford ${other}`);
    await page.getByRole('tab', { name: 'Oferty' }).click();
    await expect(page.getByRole('link', { name: `#${opportunity.number}` })).toBeVisible();

    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    const question = page.getByRole('alertdialog', { name: 'Usunąć pojazd?' });
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(question.getByRole('alert')).toContainText('Oferty: 1');
    await question.getByRole('button', { name: 'Anuluj' }).click();
    await expect(heading).toHaveText(`Ford ${other}`);
  });
});
