import { addOffer, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.describe('banks and dealers', () => {
  test('a dealer is filled in from the register, and one with the same tax id is pointed out', async ({
    openAs,
  }) => {
    const known = uniqueName('Znany salon');
    await (await apiAs('anna')).dealers.create({ body: { name: known, taxIdNumber: '9991158496' } });
    const page = await openAs('anna', '/dealers');
    await page.getByRole('link', { name: 'Dodaj salon' }).click();
    const form = page.getByRole('dialog', { name: 'Nowy salon' });
    await form.getByLabel('Adres wydania pojazdów').fill('ul. Prosta 5, Łódź');
    await form.getByLabel('NIP', { exact: true }).fill('999-115-84-96');
    await form.getByLabel('NIP', { exact: true }).press('Enter');
    await expect(form.getByRole('textbox', { name: /^Nazwa(?! skrócona)/ })).toHaveValue(
      'Kwiaty Polskie S.A.',
    );
    await expect(form.getByLabel('Adres siedziby', { exact: true })).not.toHaveValue('');
    await expect(form.getByLabel('Adres wydania pojazdów', { exact: true })).toHaveValue(
      'ul. Prosta 5, Łódź',
    );
    await expect(form.getByText('Ten numer NIP jest już w bazie')).toBeVisible();
    await expect(form.getByRole('link', { name: known })).toHaveAttribute('target', '_blank');

    const name = uniqueName('Salon z rejestru');
    await form.getByRole('textbox', { name: /^Nazwa(?! skrócona)/ }).fill(name);
    await form.getByRole('button', { name: 'Skopiuj: Adres wydania pojazdów → Adres firmy' }).click();
    await form.getByRole('button', { name: 'Dodaj salon' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('ul. Prosta 5, Łódź')).toHaveCount(2);

    await page.getByRole('link', { name: 'Edytuj' }).click();
    const edit = page.getByRole('dialog', { name: 'Edycja danych salonu' });
    await edit.getByRole('combobox', { name: 'Rodzaj' }).click();
    await page.getByRole('option', { name: 'Pośrednik' }).click();
    await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByText('Pośrednik', { exact: true })).toBeVisible();
  });

  test('a dealer in use is not removed, and its people move when it is merged', async ({ openAs }) => {
    const api = await apiAs('anna');
    const [from, into] = [uniqueName('Salon pierwszy'), uniqueName('Salon drugi')];
    const { id: dealerId } = await api.dealers.create({ body: { name: from } });
    await api.dealers.create({ body: { name: into } });
    const lastName = uniqueName('Wspólna');
    const person = await api.representatives.create({ body: { firstName: 'Ewa', lastName, dealerId } });
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna', {
      dealerRepresentativeId: person.id,
      vehicleInfo: { manufacturer: 'Kia', model: 'Ceed' },
    });

    const page = await openAs('anna', `/dealer/${dealerId}`);
    await page.getByRole('tab', { name: 'Pojazdy' }).click();
    await expect(page.getByText('Kia Ceed')).toBeVisible();
    await page.getByRole('tab', { name: 'Oferty' }).click();
    await expect(page.getByRole('link', { name: `#${opportunity.number}` })).toBeVisible();
    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    const question = page.getByRole('alertdialog', { name: 'Usunąć salon?' });
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(question.getByText('Przedstawiciele: 1')).toBeVisible();
    await expect(question.getByText('Oferty: 1')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Więcej działań' }).click();
    await page.getByRole('menuitem', { name: 'Połącz z innym salonem' }).click();
    const merging = page.getByRole('dialog', { name: 'Połącz salony' });
    await merging.getByRole('combobox', { name: /^Połącz z salonem/ }).click();
    await page.getByRole('combobox', { name: 'Połącz z salonem', exact: true }).fill(into);
    await page.getByRole('option', { name: into }).click();
    await expect(merging.getByText('Przedstawiciele: 1')).toBeVisible();
    await merging.getByRole('button', { name: 'Połącz salony' }).click();
    await expect(page.getByRole('heading', { name: into, level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: 'Przedstawiciele' }).click();
    await expect(page.getByRole('link', { name: `Ewa ${lastName}` })).toBeVisible();
  });

  test('a bank is written down by keyboard and removed', async ({ openAs }) => {
    const name = uniqueName('Bank klawiszowy');
    const page = await openAs('anna', '/banks?new=bank');
    const form = page.getByRole('dialog', { name: 'Nowy bank' });
    await form.getByRole('textbox', { name: /^Nazwa(?! skrócona)/ }).fill(name);
    await form.getByRole('textbox', { name: /^Nazwa(?! skrócona)/ }).press('Enter');
    await expect(toast(page, 'Dodano bank')).toBeVisible();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Więcej działań' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Usuń' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Usunąć bank?' });
    await question.getByRole('button', { name: 'Usuń' }).press('Enter');
    await expect(page).toHaveURL(/\/banks/);
  });

  test('the logo and the templates of a bank are seen at once by whoever has it open', async ({ openAs }) => {
    const { id } = await (await apiAs('anna')).banks.create({ body: { name: uniqueName('Bank z drukami') } });
    const page = await openAs('anna', `/bank/${id}`);
    const colleague = await openAs('piotr', `/bank/${id}?tab=templates`);
    await expect(colleague.getByText('Ten bank nie ma jeszcze szablonów')).toBeVisible();

    await page
      .locator('input[type=file][aria-label="Dodaj logo"]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
    await expect(toast(page, 'Zapisano logo')).toBeVisible();
    await expect(colleague.locator('[data-slot=page-header] img')).toBeVisible();

    await page.getByRole('tab', { name: 'Szablony dokumentów' }).click();
    await page.getByRole('button', { name: 'Dodaj szablony' }).click();
    const form = page.getByRole('dialog', { name: 'Dodaj szablony' });
    await form.locator('input[type=file]').setInputFiles(
      ['Wniosek.txt', 'Umowa.txt'].map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(name),
      })),
    );
    await form.getByRole('button', { name: 'Prześlij' }).click();
    await expect(toast(page, 'Dodano 2 pliki')).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Podgląd: Umowa' })).toBeVisible();

    await page.getByRole('button', { name: 'Więcej działań: Wniosek' }).click();
    await page.getByRole('menuitem', { name: 'Zmień nazwę' }).click();
    const sheet = page.getByRole('dialog', { name: 'Zmień nazwę' });
    await sheet.getByRole('textbox', { name: /^Nazwa szablonu/ }).fill('Wniosek 2027');
    await sheet.getByRole('button', { name: 'Zapisz zmiany' }).click();
    const renamed = colleague.getByRole('button', { name: 'Pobierz: Wniosek 2027' });
    await expect(renamed).toBeVisible();
    const downloading = colleague.waitForEvent('download');
    await renamed.click();
    expect((await downloading).suggestedFilename()).toBe('Wniosek 2027.txt');

    await page.getByRole('button', { name: 'Więcej działań: Umowa' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    const question = page.getByRole('alertdialog', { name: 'Usunąć szablon?' });
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(colleague.getByRole('button', { name: 'Podgląd: Umowa' })).toHaveCount(0);
  });
});
