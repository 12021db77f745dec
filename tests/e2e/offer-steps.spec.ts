import { openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('a new offer, step by step', () => {
  test('goes on after a reload with what was typed, back and forth, to the offer', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Krokowa' });
    const model = uniqueName('Sportage');
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    await page.getByRole('button', { name: 'Dodaj ofertę' }).click();
    const form = page.getByRole('dialog', { name: 'Nowa oferta' });
    const next = form.getByRole('button', { name: 'Dalej' });
    await form.getByRole('radio', { name: /^Opisz nowy/ }).click();
    await next.click();
    await expect(page).toHaveURL(/step=create-vehicle/);
    await form.getByRole('textbox', { name: /Producent/ }).fill('Kia');
    await form.getByRole('textbox', { name: /Model/ }).fill(model);
    await form.getByRole('textbox', { name: 'Cena katalogowa brutto' }).fill('123000');

    await page.reload();
    await form.getByRole('button', { name: 'Przywróć' }).click();
    await expect(form.getByRole('textbox', { name: /Model/ })).toHaveValue(model);
    await next.click();
    await expect(form.getByRole('heading', { name: `Kia ${model}` })).toBeVisible();
    await expect(page).toHaveURL(/step=vehicle/);
    // back in the browser is back in the form, and nothing is lost
    await page.goBack();
    await expect(form.getByRole('textbox', { name: /Model/ })).toHaveValue(model);
    await next.click();
    await form.getByRole('textbox', { name: 'Wartość pojazdu' }).fill('100000');
    await next.click();
    await form.getByRole('textbox', { name: 'Liczba rat' }).fill('36');
    await form.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(toast(page, 'Dodano ofertę')).toBeVisible();
    const api = await apiAs('anna');
    const [offer] = await api.offers.listOfOpportunity({ params: { id: opportunity.id } });
    expect(offer).toMatchObject({ vehicleValue: '100000.00', numberOfInstallments: 36 });
    expect(offer?.vehicle).toMatchObject({ manufacturer: 'Kia', model });
  });

  test('takes the vehicle that is there in the place of the same specification', async ({ openAs }) => {
    const api = await apiAs('anna');
    const version = uniqueName('Linea');
    const vehicle = await api.vehicles.create({
      body: { manufacturer: 'Opel', model: 'Astra', version, yearOfProduction: 2026 },
    });
    const opportunity = await openOpportunity({ lastName: 'Powtórzona' });
    const page = await openAs(
      'anna',
      `/sales-opportunity/${opportunity.id}?tab=offers&offer=new&step=conditions`,
    );
    const form = page.getByRole('dialog', { name: 'Nowa oferta' });
    await expect(form.getByText('Spróbuj wrócić do poprzedniego etapu')).toBeVisible();
    await form.getByRole('button', { name: 'Wybierz pojazd' }).click();
    await form.getByRole('radio', { name: /^Opisz nowy/ }).click();
    await form.getByRole('button', { name: 'Dalej' }).click();
    await form.getByRole('textbox', { name: /Producent/ }).fill('opel');
    await form.getByRole('textbox', { name: /Model/ }).fill('ASTRA');
    await form.getByRole('textbox', { name: 'Wersja' }).fill(version);
    await form.getByRole('textbox', { name: 'Rok produkcji' }).fill('2026');
    await form.getByRole('button', { name: 'Dalej' }).click();
    await expect(form.getByText('Taka specyfikacja już istnieje')).toBeVisible();
    await form.getByRole('button', { name: 'Użyj istniejącej' }).click();
    await form.getByRole('button', { name: 'Dalej' }).click();
    await form.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(toast(page, 'Dodano ofertę')).toBeVisible();
    const [offer] = await api.offers.listOfOpportunity({ params: { id: opportunity.id } });
    expect(offer?.vehicle?.id).toBe(vehicle.id);
  });
});
