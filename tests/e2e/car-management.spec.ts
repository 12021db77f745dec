import { uniqueName } from './records.ts';
import { expect, test } from './test.ts';

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

    await page.goto('/car-management');
    await page.getByRole('link', { name: 'Dodaj szablon' }).click();
    await choose('Marka', brand);
    await choose('Model', model);
    await choose('Wersja', version);
    await choose('Nadwozie', 'Kombi');
    await page.getByLabel('Moc silnika').fill('150');
    await page.getByRole('button', { name: 'Dodaj szablon' }).click();
    const name = `${brand} ${model} ${version}`;
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    await page.goto('/car-management');
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
});
