import { openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('the car catalogue', () => {
  test('a brand is written down in the lists, and a template of its version is found by what it is made of', async ({
    openAs,
  }) => {
    const page = await openAs('zofia', '/car-management/lists');
    const [brand, model, version] = [uniqueName('Marka'), uniqueName('Model'), uniqueName('Wersja')];
    const add = async (title: string, name: string) => {
      await page.getByRole('button', { name: 'Dodaj pozycję' }).click();
      const form = page.getByRole('dialog', { name: title });
      await form.getByLabel('Nazwa').fill(name);
      await form.getByLabel('Nazwa').press('Enter');
      await expect(form).toBeHidden();
    };
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const lists = page.getByRole('navigation', { name: 'Listy danych samochodów' });

    await add('Nowa marka', brand);
    await expect(page.getByRole('list', { name: 'Marki' }).getByText(brand)).toBeVisible();
    await lists.getByRole('link', { name: 'Modele' }).click();
    await choose('Marka', brand);
    await add('Nowy model', model);
    await lists.getByRole('link', { name: 'Wersje' }).click();
    await choose('Marka', brand);
    await add('Nowa wersja', version);

    await page.goto('/car-management/templates');
    await page.getByRole('link', { name: 'Dodaj szablon' }).click();
    await choose('Marka', brand);
    await choose('Model', model);
    await choose('Wersja', version);
    await choose('Nadwozie', 'Kombi');
    await page.getByLabel('Moc silnika').fill('150');
    await page.getByRole('button', { name: 'Dodaj szablon' }).click();
    const name = `${brand} ${model} ${version}`;
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    await page.goto('/car-management/templates');
    await page.getByRole('searchbox').fill(`${brand} kombi`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText('1 szablon')).toBeVisible();
    await expect(page.getByText('150 KM (110 kW)')).toBeVisible();

    await page.goto('/car-management/lists');
    await page.getByRole('searchbox').fill(brand);
    await page.getByRole('button', { name: `Usuń pozycję: ${brand}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(question.getByText('Szablony samochodów: 1')).toBeVisible();
  });

  test('a template becomes an offer with two variants, and one of them an offer of an opportunity', async ({
    openAs,
  }) => {
    test.slow();
    const { template, colour } = await carWithTemplate();
    const page = await openAs('zofia', `/car-management/template/${template.id}`);
    await page.getByRole('link', { name: 'Utwórz ofertę' }).click();
    await expect(page.getByRole('combobox', { name: /^Marka/ })).toContainText(template.brand.name);

    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Dostępność', 'Od ręki');
    await choose('Kolor', colour);
    await choose('Rodzaj zamówienia', 'Od ręki');
    await page.getByLabel('Rok produkcji').fill('2026');
    await choose('Stan techniczny', 'Nowy');
    await page.getByLabel('Liczba sztuk').fill('3');
    await page.getByLabel('Cena katalogowa brutto').fill('149900');
    await page.getByLabel('Cena po rabacie brutto').fill('123000');
    await page.locator('input[type=file][accept^=".jpg"]').setInputFiles({
      name: 'bok.png',
      mimeType: 'image/png',
      buffer: pixel,
    });
    await page.getByRole('textbox', { name: 'Co widać na zdjęciu' }).fill('Z boku');
    await page.locator('input[type=file][accept^=".pdf"]').setInputFiles({
      name: 'specyfikacja.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Wyposażenie standardowe'),
    });
    await page.getByRole('button', { name: 'Dodaj ofertę' }).click();
    const wrong = page.getByRole('alert').filter({ hasText: 'Niekompletne pola wariantów' });
    await wrong.getByRole('button', { name: /^Wariant 1, Salon/ }).click();
    await expect(page.getByRole('combobox', { name: /^Salon/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Auto-Test');
    await page.getByRole('option', { name: 'Auto-Test Salon Warszawa' }).click();
    await page.getByRole('button', { name: 'Powiel wariant' }).click();
    await page.getByRole('button', { name: 'Dodaj ofertę' }).click();
    await expect(page.getByRole('heading', { name: template.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Wariant 2/ })).toBeVisible();
    await expect(page.getByText('specyfikacja.txt')).toBeVisible();
    // an agency that was just set up may still be making the pictures of its demo
    await expect(page.getByRole('img', { name: 'Z boku' })).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Zmień status' }).click();
    await page.getByRole('menuitem', { name: 'Aktywna', exact: true }).click();
    await expect(toast(page, 'Zmieniono status oferty')).toBeVisible();

    const opportunity = await openOpportunity({ lastName: 'Katalogowa' });
    const sold = await openAs('anna', '/car-management');
    await sold.getByRole('searchbox').fill(`${template.brand.name} do 125 tys`);
    await expect(sold.getByText('2 warianty')).toBeVisible();
    await expect(sold.getByRole('img', { name: 'Z boku' })).toBeVisible();
    await expect(sold.getByText(/cena: do 125\s000/)).toBeVisible();
    await sold
      .getByRole('button', { name: /^Do szansy/ })
      .first()
      .click();
    const dialog = sold.getByRole('dialog', { name: 'Oferta w szansie sprzedaży' });
    await dialog.getByRole('combobox', { name: /^Szansa sprzedaży/ }).click();
    await sold.keyboard.type(opportunity.customer.name);
    await sold.getByRole('option', { name: new RegExp(opportunity.customer.name) }).click();
    await dialog.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(sold).toHaveURL(`/sales-opportunity/${opportunity.id}?tab=offers`);
    const offer = sold.getByRole('article').filter({ hasText: template.brand.name });
    await expect(offer).toContainText('100 000,00');
  });
});

/** A picture of one grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoaGgAAAMEAYFL09IQAAAAAElFTkSuQmCC',
  'base64',
);

/** A car that nobody else has, with a template and a colour. */
async function carWithTemplate() {
  const api = await apiAs('zofia');
  const add = async (kind: 'brand' | 'model' | 'version' | 'colour', name: string, parentId?: string) => {
    const body = {
      name: uniqueName(name),
      ...(parentId === undefined ? {} : { parentId }),
      ...(kind === 'colour' ? { code: 'X1' } : {}),
    };
    return api.carLists.create({ params: { kind }, body });
  };
  const { id: brandId } = await add('brand', 'Marka');
  const { id: modelId } = await add('model', 'Model', brandId);
  const { id: versionId } = await add('version', 'Wersja', modelId);
  const { name: colour } = await add('colour', 'Kolor', brandId);
  const body = { brandId, modelId, versionId, enginePower: 150 };
  return { template: await api.carTemplates.create({ body }), colour };
}
